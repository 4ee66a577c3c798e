import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";
import type { PackSelection, PackView } from "#schema/pictures/pack-order.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";

export type PackFrame =
  | { state: "picture"; picture: GenerationView }
  | { state: "coming" | "cancelled" | "failed" | "deleted" };

/** A frame with its place in the order, from 1 on. */
export interface NumberedFrame {
  number: number;
  frame: PackFrame;
}

/**
 * A pack's sheet: each picture in its own frame, and what never came in its own; others in the order they landed. What
 * is free is still coming, or was deleted. A frame keeps its number while others land, and after others are deleted.
 */
export function packFrames(
  pack: Pick<PackView, "totalImages" | "missing" | "status">,
  pictures: readonly GenerationView[],
): NumberedFrame[] {
  const frames: (PackFrame | undefined)[] = Array.from({ length: pack.totalImages });
  for (const { number, state } of pack.missing) frames[number - 1] = { state };
  const landed = [...pictures].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const unplaced = landed.filter((picture) => {
    const at = (picture.number ?? 0) - 1;
    if (at < 0 || at >= frames.length || frames[at]) return true;
    frames[at] = { state: "picture", picture };
    return false;
  });
  for (const picture of unplaced) {
    const free = frames.indexOf(undefined);
    frames[free < 0 ? frames.length : free] = { state: "picture", picture };
  }
  const free = { state: isRunning(pack.status) ? "coming" : "deleted" } as const;
  return Array.from(frames, (frame, index) => ({ number: index + 1, frame: frame ?? free }));
}

export function onlyFavorites(frames: readonly NumberedFrame[]): NumberedFrame[] {
  return frames.filter(({ frame }) => frame.state === "picture" && frame.picture.favorite);
}

/** Each pack of an order with its frames, twenty for each time it is made; packs without any are left out. */
export function sheetsOf(
  selections: readonly PackSelection[],
  frames: readonly NumberedFrame[],
): { selection: PackSelection; frames: NumberedFrame[] }[] {
  let end = 0;
  return selections
    .map((selection, place) => {
      const from = end;
      end += selection.quantity * IMAGES_PER_PACK;
      // should more have come than were asked for, they stand on the last
      const to = place === selections.length - 1 ? Number.POSITIVE_INFINITY : end;
      return { selection, frames: frames.filter(({ number }) => number > from && number <= to) };
    })
    .filter((sheet) => sheet.frames.length > 0);
}
