"""A server ends at once, whatever its bots are doing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

# A bot that thinks for minutes, as one does while its search is compiled on a slow machine.
THINKING = """
import time
from concurrent.futures import ThreadPoolExecutor
from furcifer.server.serve import serve
from furcifer.server.settings import read

bots = ThreadPoolExecutor(1)
bots.submit(time.sleep, 300)
serve(read())
"""


def test_a_bot_that_thinks_does_not_keep_the_server(folder):
    settings = {
        "PORT": "0",
        "BROWSER": "off",
        "PREPARE_BOTS": "off",
        "DATABASE_URL": f"sqlite:///{folder}/bot.db",
    }
    env = os.environ | {f"FURCIFER_{name}": value for name, value in settings.items()}
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", THINKING], env=env, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert "Furcifer is at" in server.stdout.readline()
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) == 0
        finally:
            server.kill()
