/** Browser notifications, by permission, for a reader who looks at something else. */
import { load, save } from "./storage";

class Alerts {
  on = $state(load("alerts") === "on" && Alerts.permission === "granted");

  private static get permission(): NotificationPermission {
    return "Notification" in globalThis ? Notification.permission : "denied";
  }

  /** Switch them on or off, asking the browser for permission. Return whether they are on. */
  async set(on: boolean): Promise<boolean> {
    this.on = on && "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
    save("alerts", this.on ? "on" : null);
    return this.on;
  }

  /** Tell a reader who looks elsewhere that a table waits for them. A newer alert of the same table replaces it. */
  show(title: string, table: string): void {
    if (!this.on || !document.hidden) return;
    const path = `/t/${table}`;
    const options = { tag: table, icon: "/assets/icon-192.png", data: path };
    try {
      const alert = new Notification(title, options);
      alert.onclick = () => {
        focus();
        location.assign(path);
      };
    } catch {
      // Chrome on phones shows them through the service worker only.
      void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
    }
  }
}

export const alerts = new Alerts();
