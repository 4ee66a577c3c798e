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

/** The strip in the middle of the screen. */
export function stripInSight({
  top,
  pitch,
  screen,
  strips,
}: {
  top: number;
  pitch: number;
  screen: number;
  strips: number;
}): number {
  return Math.min(Math.max(Math.floor((screen / 2 - top) / pitch), 0), Math.max(strips - 1, 0));
}

/**
 * The next strips to be drawn on the way to those near the screen: what is too far goes, and one comes, first where one
 * looks. All at once they would be a task long enough to be felt.
 */
export function nextStrips(drawn: StripRange, near: StripRange, inSight: number): StripRange {
  const from = Math.max(drawn.from, near.from);
  const to = Math.min(drawn.to, near.to);
  if (from >= to) {
    const place = Math.min(Math.max(inSight, near.from), Math.max(near.to - 1, near.from));
    return { from: place, to: Math.min(place + 1, near.to) };
  }
  if (from === near.from) return { from, to: Math.min(to + 1, near.to) };
  if (to === near.to) return { from: from - 1, to };
  // both sides are missing: the one nearer to where one looks
  return inSight - from < to - 1 - inSight ? { from: from - 1, to } : { from, to: to + 1 };
}

/**
 * What a sheet holds from top to bottom: the places of drawn strips, and between them the rooms of the others. `short` is
 * the last one where it is shorter than the room of a strip: it is drawn wherever one looks.
 */
export function drawnStrips(
  strips: number,
  { near, kept, short }: { near: StripRange; kept: number; short: boolean },
): (number | StripRange)[] {
  const drawn = Array.from({ length: near.to - near.from }, (_, at) => near.from + at);
  const places = [...new Set([...drawn, kept, ...(short ? [strips - 1] : [])])]
    .filter((place) => place >= 0 && place < strips)
    .sort((a, b) => a - b);
  const all: (number | StripRange)[] = [];
  let next = 0;
  for (const place of places) {
    if (place > next) all.push({ from: next, to: place });
    all.push(place);
    next = place + 1;
  }
  if (next < strips) all.push({ from: next, to: strips });
  return all;
}
