import { clamp, createImage, type Image } from "../pixels/image.ts";

/** Shares of the pixels that may be blacker or whiter than what counts as black and white. */
const ENDS = { dark: 0.004, bright: 0.006 };
/** A photo whose black is lighter than this, or white darker, of 1, has faded. */
const FADED = { black: 0.05, white: 0.9 };
/** How far black and white may be moved, and each channel against the others. */
const MOST = { stretch: 0.3, cast: 0.2 };
/** Share of a cast that is taken away: some of it is the light that was there. */
const CAST_SHARE = 0.75;
/** Casts smaller than this are left alone. */
const LEAST_CAST = 0.02;

interface Ends {
  black: number;
  white: number;
}

/**
 * The photo with the contrast it has lost in fading and without the colour that lies over all of it: each channel's
 * black and white are brought back to where they belong. A photo that has both stays as it is.
 */
export function correctColour(image: Image, amount = 1): Image {
  const channels = [0, 1, 2].map((c) => endsOf(image, c));
  const black = Math.min(...channels.map((ends) => ends.black));
  const white = Math.max(...channels.map((ends) => ends.white));
  const newBlack = black - clamp(black - FADED.black, 0, MOST.stretch);
  const newWhite = white + clamp(FADED.white - white, 0, MOST.stretch);
  const tables = channels.map((ends) => {
    // what a channel's own ends are off from the picture's is a cast, in the shadows and in the lights
    const low = ends.black - black;
    const high = white - ends.white;
    return tableFor(
      ends,
      { black: newBlack + low - castOf(low), white: newWhite - high + castOf(high) },
      amount,
    );
  });
  const out = createImage(image.width, image.height);
  for (let p = 0; p < image.data.length; p += 4) {
    for (let c = 0; c < 3; c++) out.data[p + c] = tables[c]![image.data[p + c]!]!;
    out.data[p + 3] = image.data[p + 3]!;
  }
  return out;
}

/** What is taken away of a difference between channels. */
function castOf(difference: number): number {
  return CAST_SHARE * clamp(difference - LEAST_CAST, 0, MOST.cast);
}

function tableFor(from: Ends, to: Ends, amount: number): Float32Array {
  const slope = (to.white - to.black) / Math.max(0.1, from.white - from.black);
  return Float32Array.from({ length: 256 }, (_, byte) => {
    const value = byte / 255;
    const moved = to.black + (value - from.black) * slope;
    return 255 * clamp(value + amount * (moved - value), 0, 1);
  });
}

function endsOf({ data }: Image, c: number): Ends {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let p = 0; p < data.length; p += 4) {
    if (data[p + 3] === 0) continue;
    counts[data[p + c]!]!++;
    total++;
  }
  const at = (share: number) => {
    let sum = 0;
    for (let byte = 0; byte < 256; byte++) {
      sum += counts[byte]!;
      if (sum > share * total) return byte / 255;
    }
    return 1;
  };
  return { black: at(ENDS.dark), white: at(1 - ENDS.bright) };
}
