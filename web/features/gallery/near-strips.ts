/** Strips from one place up to another, without that. */
export interface StripRange {
  from: number;
  to: number;
}

/** Screens above and below the one looked at that are drawn as well, so that little scrolling finds it done. */
const AHEAD = 1.25;

/** The strips near the screen, of a sheet that begins at `top` on it; `pitch`: from one to the next, in CSS pixels. */
export function stripsNear(sheet: {
  top: number;
  pitch: number;
  screen: number;
  strips: number;
}): StripRange {
  const { top, pitch, screen, strips } = sheet;
  const within = (place: number) => Math.min(Math.max(place, 0), strips);
  const from = within(Math.floor((-top - AHEAD * screen) / pitch));
  return { from, to: Math.max(within(Math.ceil((screen * (1 + AHEAD) - top) / pitch)), from) };
}

/**
 * What a sheet holds from top to bottom: the places of drawn strips, and between them the rooms of the others. The last
 * one is always drawn: it may be shorter than the room of a strip.
 */
export function drawnStrips(strips: number, near: StripRange, kept: number): (number | StripRange)[] {
  const drawn = Array.from({ length: near.to - near.from }, (_, at) => near.from + at);
  const places = [...new Set([...drawn, kept, strips - 1])]
    .filter((place) => place >= 0 && place < strips)
    .sort((a, b) => a - b);
  const all: (number | StripRange)[] = [];
  let next = 0;
  for (const place of places) {
    if (place > next) all.push({ from: next, to: place });
    all.push(place);
    next = place + 1;
  }
  return all;
}
