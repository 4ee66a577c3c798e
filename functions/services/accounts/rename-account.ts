import { renameUser } from "#db/queries/accounts/own-account.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

export async function renameAccount({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { name: string };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, { statements: [renameUser({ userId, name: input.name, now: ctx.deps.now() })] });
  return { ok: true };
}
