/** Measures text in em of bold type, so that every word fits its card on any screen. */
const FONT = "700 100px system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif";
const ESTIMATE = 0.76; // em for a capital, if nothing can be measured
const SHORT_WORD = 2.6; // em
let canvas: CanvasRenderingContext2D | null | undefined;

function textWidth(text: string): number {
  canvas ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!canvas?.measureText) return text.length * ESTIMATE;
  canvas.font = FONT;
  return canvas.measureText(text).width / 100 || text.length * ESTIMATE;
}

/** Split the text of a card into one line, or two if it has several words. */
export function splitLines(text: string): string[] {
  const parts = text.split(/\s+/);
  if (parts.length < 2) return parts;
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half).join(" "), parts.slice(half).join(" ")];
}

/** Return the width of the longest line, and at least that of a short word. */
export const maxWidth = (lines: string[]): number => Math.max(SHORT_WORD, ...lines.map(textWidth));
