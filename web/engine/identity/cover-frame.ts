import type { Image } from "../pixels/image.ts";

/** Lines of a frame that came with a photo, at most: thicker ones are part of it. */
const MOST_LINES = 6;
/** Lines beside a frame that JPEG and resizing tint by it. */
const TINTED = 2;
/** Standard deviation of a frame's line, at most, and its distance from the photo's first own line, at least; of 255. */
const PLAIN = 16;
const APART = 40;

/** One side of a photo: `pixel` is where its `i`-th pixel of the `line`-th line from the edge begins in the data. */
interface Side {
  length: number;
  pixel(line: number, i: number): number;
}

/**
 * A photo without the thin frame of one colour that copies of it on the web come with: its first own lines instead. The
 * frame would stand beside a shoulder that is continued. The photo itself where it has none.
 */
export function coverFrame(photo: Image): Image {
  const { width, height } = photo;
  const sides: Side[] = [
    { length: height, pixel: (line, y) => (y * width + line) * 4 },
    { length: height, pixel: (line, y) => (y * width + width - 1 - line) * 4 },
    { length: width, pixel: (line, x) => (line * width + x) * 4 },
    { length: width, pixel: (line, x) => ((height - 1 - line) * width + x) * 4 },
  ];
  const framed = sides.map((side) => ({ side, lines: linesOfFrame(photo, side) }));
  if (framed.every(({ lines }) => lines === 0)) return photo;
  const out = { width, height, data: photo.data.slice() };
  for (const { side, lines } of framed)
    for (let line = 0; lines > 0 && line < lines + TINTED; line++)
      for (let i = 0; i < side.length; i++) {
        const own = side.pixel(lines + TINTED, i);
        out.data.copyWithin(side.pixel(line, i), own, own + 4);
      }
  return out;
}

/**
 * How many lines of a frame a side begins with. The next may be mixed of the frame and the photo by resizing, and the
 * photo begins with the one after: a head that comes near its edge does not begin as suddenly.
 */
function linesOfFrame(photo: Image, side: Side): number {
  const most = Math.min(MOST_LINES, Math.min(photo.width, photo.height) - TINTED - 1);
  const isFrame = (line: number) =>
    spread(photo, side, line) <= PLAIN && difference(photo, side, 0, line) <= APART / 2;
  let lines = 0;
  while (lines <= most && isFrame(lines)) lines++;
  if (lines === 0 || lines > most) return 0;
  return difference(photo, side, lines - 1, lines + 1) > APART ? lines : 0;
}

/** Standard deviation along a line, of the channel in which it is largest. */
function spread({ data }: Image, { length, pixel }: Side, line: number): number {
  let most = 0;
  for (let c = 0; c < 3; c++) {
    let [sum, squares] = [0, 0];
    for (let i = 0; i < length; i++) {
      const value = data[pixel(line, i) + c]!;
      sum += value;
      squares += value * value;
    }
    most = Math.max(most, squares / length - (sum / length) ** 2);
  }
  return Math.sqrt(Math.max(0, most));
}

/** Mean distance of two lines, of the channel in which it is largest. */
function difference({ data }: Image, { length, pixel }: Side, line: number, other: number): number {
  let most = 0;
  for (let c = 0; c < 3; c++) {
    let sum = 0;
    for (let i = 0; i < length; i++) sum += Math.abs(data[pixel(line, i) + c]! - data[pixel(other, i) + c]!);
    most = Math.max(most, sum / length);
  }
  return most;
}
