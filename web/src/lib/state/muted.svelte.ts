/** People whose chat this browser does not show. The server knows nothing of it. */
import { load, save } from "./storage";

const MOST = 100;

class Muted {
  private speakers = $state.raw<string[]>((load("muted") ?? "").split(",").filter(Boolean));

  has(speaker: string): boolean {
    return this.speakers.includes(speaker);
  }

  toggle(speaker: string): void {
    const others = this.speakers.filter((one) => one !== speaker);
    this.speakers = this.has(speaker) ? others : [...others, speaker].slice(-MOST);
    save("muted", this.speakers.join(",") || null);
  }
}

export const muted = new Muted();
