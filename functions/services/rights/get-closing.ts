import { findClosing } from "#db/queries/rights/deletion-request.ts";
import type { ClosingView } from "#schema/accounts/account-rights.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { exportView } from "./request-export.ts";

/** What somebody sees whose account is to be deleted. */
export async function getClosing({ ctx }: { ctx: ActorCtx }): Promise<ClosingView> {
  const { deps, actor } = ctx;
  const [found] = await readAs(ctx, findClosing(deps.db, { userId: actor.userId, now: deps.now() }));
  const { email, credits, dueAt } = found;
  if (!dueAt) throw new AppError("NOT_FOUND");
  return {
    email,
    credits,
    dueAt,
    planEnds: found.planEnds,
    export: found.export && exportView(found.export),
  };
}
