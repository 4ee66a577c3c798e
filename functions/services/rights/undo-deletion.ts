import {
  findDeletionByToken,
  findLeaver,
  undoDeletion as query,
} from "#db/queries/rights/deletion-request.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { ActorCtx, Ctx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { readAs } from "../read-as.ts";
import { sha256 } from "../security/signing.ts";

/** Keeps the account of whoever is signed in; one that nobody wants to delete is kept anyway. */
export async function undoDeletion({ ctx }: { ctx: ActorCtx }): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const [owner] = await readAs(ctx, findLeaver(deps.db, actor));
  if (owner.dueAt) await keep(ctx, { userId: actor.userId, email: owner.email });
  return { ok: true };
}

/** The same with the link that was mailed when it was asked for. */
export async function undoDeletionByLink({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string };
}): Promise<{ email: string }> {
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const found = await findDeletionByToken(ctx.deps.db, await sha256(input.token));
  if (!found) throw new AppError("LINK_EXPIRED");
  await keep(ctx, found);
  return { email: found.email };
}

async function keep(ctx: Ctx, { userId, email }: { userId: string; email: string }): Promise<void> {
  const now = ctx.deps.now();
  await commit(ctx, {
    statements: query({ userId, now }),
    emails: [
      accountEmail(ctx.deps, { id: crypto.randomUUID(), to: email, template: "deletion-undone", now }),
    ],
  });
}
