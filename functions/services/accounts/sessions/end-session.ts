import { deleteSession } from "#db/queries/accounts/session.ts";
import { commit } from "../../commit.ts";
import type { Actor, Ctx } from "../../context.ts";

/** Signs out the device that asks; one signed out before is no fault. */
export async function endSession({ ctx, input }: { ctx: Ctx; input: Actor }): Promise<void> {
  await commit(ctx, { statements: [deleteSession(input)] });
}
