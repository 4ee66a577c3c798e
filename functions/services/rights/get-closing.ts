import { findClosing } from "#db/queries/account-deletion.ts";
import type { ClosingView } from "#schema/account-rights.ts";
import { AppError, signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { exportView } from "./export-view.ts";

/** What somebody sees whose account is to be deleted. */
export async function getClosing({ deps, actor }: ActorCtx): Promise<ClosingView> {
  const found = signedIn(await findClosing(deps.db, actor, deps.now()));
  const { email, credits, dueAt } = found;
  if (!dueAt) throw new AppError("NOT_FOUND");
  return {
    ...{ email, credits, dueAt },
    planEnds: found.planEnds,
    export: found.export && exportView(found.export),
  };
}
