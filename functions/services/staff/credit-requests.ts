import type * as z from "zod";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import {
  decideCreditRequest,
  findCreditRequest,
  listCreditRequests,
  requireSecondPerson,
} from "#db/queries/staff/credit-requests.ts";
import { requireNotSelf, requireStays } from "#db/queries/staff/person-acts.ts";
import type { CreditRequestView, decideCreditsInput } from "#schema/staff/person-acts.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { staffMovement } from "./move-credits.ts";

const MAX_LISTED = 100;

/** Staff only: sums that wait for a second admin, the longest waiting first. */
export async function listRequests({ ctx }: { ctx: StaffCtx }): Promise<CreditRequestView[]> {
  const [rows] = await readAs(ctx, listCreditRequests(ctx.deps.db, MAX_LISTED));
  return rows.map(({ userId, email, askedBy, asker, decision, ...row }) => ({
    ...row,
    person: { id: userId, email },
    askedBy: { id: askedBy, email: asker },
  }));
}

/**
 * Admins only: whoever asked may only withdraw it, another person confirms or refuses, and nobody confirms what is for an
 * account of their own. The same decision again changes nothing, another one is refused.
 */
export async function decideCredits({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof decideCreditsInput>;
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { id, decision } = input;
  const [[found]] = await readAs(ctx, findCreditRequest(deps.db, id));
  if (!found) throw new AppError("NOT_FOUND");
  if (found.decision) {
    if (found.decision === decision) return { ok: true };
    throw new AppError("CONFLICT");
  }
  const { userId, credits, reason, askedBy } = found;
  const isAsker = askedBy === actor.userId;
  if (isAsker !== (decision === "WITHDRAWN")) throw new AppError("SECOND_ADMIN");
  const now = deps.now();
  await commit(ctx, {
    statements: [
      ...(isAsker ? [] : [requireSecondPerson(actor, askedBy)]),
      ...decideCreditRequest({ id, decision, decidedBy: actor.userId, now }),
      ...(decision === "CONFIRMED"
        ? [
            requireNotSelf(actor, userId),
            requireStays(userId),
            ...staffMovement(ctx, { id: userId, credits, reason, requestKey: id, askedBy }),
          ]
        : [
            noteStaffAction({
              id: `credits-decided-${id}`,
              actor,
              what: decision === "REFUSED" ? "credits refused" : "credits withdrawn",
              userId,
              extra: { credits },
              now,
            }),
          ]),
    ],
    errors: { own_case: "OWN_CREDITS", insufficient_credits: "TAKES_TOO_MUCH" },
  });
  return { ok: true };
}
