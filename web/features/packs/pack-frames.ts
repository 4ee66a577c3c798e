import type { GenerationView, PackView } from "#schema/generation.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";

export type PackFrame =
  | { state: "picture"; picture: GenerationView }
  | { state: "coming" | "cancelled" | "failed" | "deleted" };

/**
 * A pack's sheet: pictures in the order they landed, then what is still coming or never came.
 * A frame keeps its number while others land after it.
 */
export function packFrames(
  pack: Pick<PackView, "totalImages" | "failedImages" | "cancelledImages" | "status">,
  pictures: readonly GenerationView[],
): PackFrame[] {
  const landed = [...pictures]
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    .map((picture): PackFrame => ({ state: "picture", picture }));
  const rest = Math.max(0, pack.totalImages - landed.length);
  const failed = Math.min(rest, pack.failedImages);
  const cancelled = Math.min(failed, pack.cancelledImages);
  const other = isRunning(pack.status) ? "coming" : "deleted";
  return [
    ...landed,
    ...Array.from({ length: rest - failed }, (): PackFrame => ({ state: other })),
    ...Array.from({ length: failed - cancelled }, (): PackFrame => ({ state: "failed" })),
    ...Array.from({ length: cancelled }, (): PackFrame => ({ state: "cancelled" })),
  ];
}
