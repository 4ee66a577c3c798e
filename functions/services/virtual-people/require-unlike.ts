import type { Statement } from "#db/client.ts";
import {
  noteComparison,
  requireCompared,
  requireFarther,
} from "#db/queries/models/virtual-people-changes.ts";
import { type Comparison, TOO_LIKE } from "#schema/virtual-people/virtual-people.ts";
import type { ActorCtx } from "../context.ts";

/**
 * What refuses a face that the browser found too like somebody in the photos that are still kept, or a comparison that left
 * one out, and notes it. Faces are described on the person's own device alone.
 */
export function requireUnlike(ctx: ActorCtx, id: string, { photos, nearest }: Comparison): Statement[] {
  return [
    requireFarther({ nearest, than: TOO_LIKE }),
    requireCompared({ userId: ctx.actor.userId, photos }),
    noteComparison({ id, count: photos.length, nearest, now: ctx.deps.now() }),
  ];
}
