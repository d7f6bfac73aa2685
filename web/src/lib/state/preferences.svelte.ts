/** Theme, and sounds with vibration, stored in this browser. */
import type { Sound } from "$lib/sounds";
import { load, save } from "./storage";

export type Theme = "auto" | "light" | "dark";

class Preferences {
  theme = $state<Theme>((load("theme") as Theme | null) ?? "auto");
  private chosen = $state(load("sound")); // "on", "off", or null while the user has not chosen
  sharedScreen = $state(false); // a screen that several people look at is silent unless somebody turns it on

  setTheme(theme: Theme): void {
    this.theme = theme;
    save("theme", theme === "auto" ? null : theme);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  /** Are sounds and vibration on? */
  get sound(): boolean {
    return this.chosen === null ? !this.sharedScreen : this.chosen === "on";
  }

  setSound(on: boolean): void {
    this.chosen = on ? "on" : "off";
    save("sound", this.chosen);
    this.notify("turn");
  }

  /** Play a short sound and vibrate, unless the user turned that off. */
  notify(sound: Sound): void {
    if (this.sound) void import("$lib/sounds").then(({ play }) => play(sound));
  }
}

export const preferences = new Preferences();
