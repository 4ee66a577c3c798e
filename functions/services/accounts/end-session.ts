import { deleteSession } from "#db/queries/session.ts";
import type { Actor, Ctx } from "../context.ts";

/** Signs out the device that asks; one signed out before is no fault. */
export async function endSession({ deps }: Ctx, actor: Actor): Promise<void> {
  await deps.db.write([deleteSession(actor)]);
}
