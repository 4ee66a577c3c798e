import * as z from "zod";
import { formatMoney } from "#schema/billing/money.ts";
import { CURRENCY } from "#schema/billing/plans.ts";
import type { Deps } from "../../../deps.ts";
import { accountEmail } from "../../accounts/account-email.ts";
import { dayInWords } from "../../emails/day-in-words.ts";

/**
 * A renewal whose payment failed, as Stripe's event says it. Whoever pays on a page sees there that it failed; only a
 * renewal happens while nobody looks.
 */
export const failedRenewal = z.object({
  billing_reason: z.literal("subscription_cycle"),
  amount_due: z.number().int().positive(),
  /** Seconds; null: it was the last attempt. */
  next_payment_attempt: z.number().nullable(),
});

/** Tells what failed, when it is tried again, and what to do. */
export function failedPaymentEmail(deps: Deps, input: z.output<typeof failedRenewal> & { to: string }) {
  const next = input.next_payment_attempt;
  return accountEmail(deps, {
    id: crypto.randomUUID(),
    to: input.to,
    template: "payment-failed",
    params: {
      amount: formatMoney(input.amount_due, CURRENCY),
      nextTry: next === null ? null : dayInWords(new Date(next * 1000)),
    },
    now: deps.now(),
  });
}
