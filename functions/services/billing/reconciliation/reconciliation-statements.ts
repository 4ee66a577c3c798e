import type { Statement } from "#db/client.ts";
import {
  countClawedBack,
  finishPayment,
  insertPayment,
  takeCredits,
} from "#db/queries/billing/reconciliation.ts";
import { moveCredits } from "#db/queries/credits/credits.ts";
import type { Deps } from "../../../deps.ts";
import type { PaymentStep, Reconciliation } from "./plan-reconciliation.ts";

interface Writing {
  userId: string;
  /** The one this batch makes: part of the keys of what is taken and given back. */
  revision: number;
  now: number;
}

/** A reconciliation as a batch: payments, their movements in the ledger, and debts taken from what was granted. */
export function reconciliationStatements(
  { db }: Deps,
  { steps, debts }: Reconciliation,
  input: Writing,
): Statement[] {
  return [
    ...steps.flatMap((step) => [
      insertPayment(db, step.row),
      ...movements(step, input),
      finishPayment(step.row),
    ]),
    ...debts.flatMap(({ paymentId, credits }) => [
      takeCredits({
        ...movement(input, paymentId, "debt"),
        credits,
        extra: { kind: "DEBT", paymentId },
      }),
      countClawedBack(paymentId),
    ]),
  ];
}

function movements({ row, grants, clawback, reinstate }: PaymentStep, input: Writing): Statement[] {
  const extra = { paymentId: row.id, refundedCents: row.refundedCents, paidCents: row.paidCents };
  const given = grants.map((grant) =>
    moveCredits({ id: crypto.randomUUID(), userId: input.userId, now: input.now, ...grant }),
  );
  if (reinstate > 0) {
    given.push(
      moveCredits({
        ...movement(input, row.id, "given"),
        credits: reinstate,
        reason: "OTHER",
        extra: { kind: "GIVE_BACK", ...extra },
      }),
    );
  }
  if (clawback > 0) {
    given.push(
      takeCredits({
        ...movement(input, row.id, "taken"),
        credits: clawback,
        extra: { kind: "CLAW_BACK", ...extra, owedCredits: clawback },
      }),
    );
  }
  return given;
}

const movement = ({ userId, revision, now }: Writing, paymentId: string, kind: string) => ({
  id: crypto.randomUUID(),
  userId,
  now,
  key: `stripe:${paymentId}:back:${revision}:${kind}`,
});
