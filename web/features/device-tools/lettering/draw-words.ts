import type { Glyphs } from "#web/engine/lettering/lettering.ts";
import { createPlane } from "#web/engine/pixels/image.ts";

/** Pixels of the letters as they are drawn: more than most photos show of them. */
const SIZE = 160;

/** Typefaces that signs and labels are set in, by what devices have; one that a device lacks is drawn as its nearest. */
export const TYPEFACES = [
  ...["300", "400", "600", "800"].map(
    (weight) => `${weight} SIZEpx Helvetica, Arial, "DejaVu Sans", sans-serif`,
  ),
  'italic 400 SIZEpx Helvetica, Arial, "DejaVu Sans", sans-serif',
  'italic 700 SIZEpx Helvetica, Arial, "DejaVu Sans", sans-serif',
  '400 SIZEpx "Arial Narrow", "Roboto Condensed", "DejaVu Sans Condensed", sans-serif',
  '700 SIZEpx "Arial Narrow", "Roboto Condensed", "DejaVu Sans Condensed", sans-serif',
  "400 SIZEpx Impact, Haettenschweiler, sans-serif",
  '500 SIZEpx Futura, "Century Gothic", "Avenir Next", sans-serif',
  ...["400", "700"].map((weight) => `${weight} SIZEpx Georgia, "DejaVu Serif", serif`),
  ...["400", "700"].map((weight) => `${weight} SIZEpx "Times New Roman", "DejaVu Serif Condensed", serif`),
  'italic 400 SIZEpx "Times New Roman", "DejaVu Serif", serif',
  '700 SIZEpx Rockwell, "Roboto Slab", "DejaVu Serif", serif',
  '400 SIZEpx "Courier New", "DejaVu Sans Mono", monospace',
  '700 SIZEpx "Courier New", "DejaVu Sans Mono", monospace',
  '400 SIZEpx "Comic Sans MS", "Chalkboard SE", cursive',
].map((font) => font.replace("SIZE", String(SIZE)));

/** Words in a typeface, cropped to their ink; null where nothing of them is seen. */
export function drawWords(words: string, font: string): Glyphs | null {
  const canvas = new OffscreenCanvas(1, 1);
  const pen = contextOf(canvas);
  pen.font = font;
  const { width } = pen.measureText(words);
  // letters may lean out of their line
  canvas.width = Math.ceil(width) + 2 * SIZE;
  canvas.height = 3 * SIZE;
  pen.font = font;
  const [penX, penY] = [SIZE, 2 * SIZE];
  pen.fillText(words, penX, penY);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  let [left, right, top, bottom] = [canvas.width, 0, canvas.height, 0];
  for (let y = 0, p = 3; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, p += 4) {
      if (data[p]! < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right <= left) return null;
  const plane = createPlane(right - left, bottom - top);
  for (let y = top, at = 0; y < bottom; y++)
    for (let x = left; x < right; x++, at++) plane.data[at] = data[(y * canvas.width + x) * 4 + 3]! / 255;
  return { plane, left: penX - left, baseline: penY - top };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const found = canvas.getContext("2d", { willReadFrequently: true });
  if (!found) throw new Error("No canvas to draw on");
  return found;
}
