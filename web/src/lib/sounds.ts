/** Short tones for what happens at the table, made by the browser. Loaded with the first sound. */
export type Sound = "turn" | "move" | "capture" | "end";

/** Pitches in hertz, one after the other. */
const TONES: Record<Sound, number[]> = { move: [392], capture: [294, 196], turn: [523, 784], end: [523, 659, 784] };
const VIBRATIONS: Record<Sound, number[]> = { move: [15], capture: [30, 40, 30], turn: [40], end: [60, 60, 60] };
const APART = 0.11; // seconds between two tones
let audio: AudioContext | null = null;

export async function play(sound: Sound): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return; // browsers allow neither before the first touch
  navigator.vibrate?.(VIBRATIONS[sound]);
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") await audio.resume();
    TONES[sound].forEach((pitch, place) => tone(audio!, pitch, audio!.currentTime + place * APART));
  } catch {
    // This device cannot play sounds.
  }
}

function tone(audio: AudioContext, pitch: number, at: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.25);
}
