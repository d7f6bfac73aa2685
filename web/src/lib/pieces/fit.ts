/** How wide a word is, in em of bold type, so that every word fits its card on any screen. */
const FONT = "700 100px system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif";
const ROUGHLY = 0.76; // em for a capital, where nothing can be measured
let canvas: CanvasRenderingContext2D | null | undefined;

function width(text: string): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas?.measureText) return text.length * ROUGHLY;
  canvas.font = FONT;
  return canvas.measureText(text).width / 100 || text.length * ROUGHLY;
}

/** The lines a word is set in: two words share a card on two lines. */
export function lines(word: string): string[] {
  const parts = word.split(/\s+/);
  if (parts.length < 2) return parts;
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half).join(" "), parts.slice(half).join(" ")];
}

/** The width of the longest line, never less than that of a short word. */
export const widest = (lines: string[]): number => Math.max(2.6, ...lines.map(width));
