import type { PackView } from "#schema/pictures/pack-order.ts";
import type { Wait } from "./progress.ts";

type Counted = Pick<
  PackView,
  "generatedImages" | "failedImages" | "totalImages" | "estimatedSeconds" | "createdAt" | "landedAt"
>;

/** How many pictures of a pack are still to come. */
export function picturesLeft(pack: Counted): number {
  return Math.max(0, pack.totalImages - pack.generatedImages - pack.failedImages);
}

/** What is left of a pack: by its own pace once pictures have landed, before that by what was expected of it. */
export function packWait(pack: Counted, now: number): Wait {
  const left = picturesLeft(pack);
  const made = pack.generatedImages;
  const started = pack.createdAt.getTime();
  const share = made / Math.max(1, made + left);
  if (made === 0 || !pack.landedAt) {
    const expected = (pack.estimatedSeconds * left) / Math.max(1, pack.totalImages);
    return { seconds: expected - Math.max(0, now - started) / 1_000, share };
  }
  const landed = pack.landedAt.getTime();
  const pace = (landed - started) / made;
  return { seconds: (pace * left - Math.max(0, now - landed)) / 1_000, share };
}
