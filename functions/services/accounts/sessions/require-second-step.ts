import { findForSecondStep } from "#db/queries/accounts/second-factor.ts";
import { AppError } from "../../app-error.ts";
import type { Ctx } from "../../context.ts";
import { readForAnyone } from "../../read-for-anyone.ts";
import { notePending } from "../second-factor/pending-sign-in.ts";

/** After the first step, whichever it was: whoever has a second factor is asked for it before a session begins. */
export async function requireSecondStep(ctx: Ctx, userId: string): Promise<void> {
  const [{ user, isOn }] = await readForAnyone(ctx.deps, findForSecondStep(ctx.deps.db, userId));
  if (!user || !isOn) return;
  await notePending(ctx, user);
  throw new AppError("SECOND_STEP_NEEDED");
}
