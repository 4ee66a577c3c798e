import { expect } from "vitest";
import type { PaymentEvent } from "#functions/providers/payments/payments.ts";
import { creditsIn, rowsOf } from "../database/sql.ts";
import type { Harness } from "../harness.ts";

/** Hands an event to the app as the payment double signs it; answers the status. */
export async function deliver(harness: Harness, event: PaymentEvent, signature = "good"): Promise<number> {
  const response = await fetch(`${harness.url}/api/webhooks/stripe`, {
    method: "POST",
    headers: { "stripe-signature": signature },
    body: JSON.stringify(event),
  });
  await response.body?.cancel();
  return response.status;
}

/** In order; each must be taken. */
export async function deliverAll(harness: Harness, events: readonly PaymentEvent[]): Promise<void> {
  for (const event of events) expect(await deliver(harness, event)).toBe(204);
}

/** What is written of someone's payments and balance, without what differs from run to run. */
export async function moneyOf({ db }: Harness, userId: string) {
  const payments = await rowsOf<{
    id: string;
    reason: string;
    paidCents: number;
    refundedCents: number;
    granted: number;
    owed: number;
    clawedBack: number;
    nextMonthAt: number | null;
  }>(
    db,
    `SELECT id, reason, paidCents, refundedCents, grantedCredits AS granted, owedCredits AS owed,
       clawedBackCredits AS clawedBack, nextMonthAt FROM payment WHERE userId = ? ORDER BY createdAt, id`,
    userId,
  );
  const debt = payments.reduce((sum, row) => sum + row.owed - row.clawedBack, 0);
  return { payments, credits: await creditsIn(db, userId), debt };
}
