/** Theme, sound and vibration, stored in this browser. */
import { load, save } from "./storage";

export type Theme = "auto" | "light" | "dark";

class Preferences {
  theme = $state<Theme>((load("theme") as Theme | null) ?? "auto");
  sound = $state(load("sound") === "on");
  vibration = $state(load("vibration") === "on");

  setTheme(theme: Theme): void {
    this.theme = theme;
    save("theme", theme === "auto" ? null : theme);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  setSound(on: boolean): void {
    this.sound = on;
    save("sound", on ? "on" : null);
    if (on) this.notify("turn");
  }

  setVibration(on: boolean): void {
    this.vibration = on;
    save("vibration", on ? "on" : null);
    if (on) navigator.vibrate?.(40);
  }

  /** Play a short sound and vibrate, if the user turned them on. */
  notify(event: keyof typeof NOTES): void {
    if (this.vibration && event !== "move") navigator.vibrate?.(event === "end" ? [60, 60, 60] : 40);
    if (this.sound) void play(NOTES[event]);
  }
}

const NOTES = { move: [392], turn: [523, 784], end: [523, 659, 784], no: [196] };
let audio: AudioContext | null = null;

async function play(notes: number[]): Promise<void> {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") await audio.resume();
    notes.forEach((pitch, place) => note(audio!, pitch, audio!.currentTime + place * 0.11));
  } catch {
    // This device cannot play sounds.
  }
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}

export const preferences = new Preferences();
