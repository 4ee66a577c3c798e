import type { PaymentEvent } from "#functions/providers/payments/payments.ts";
import type { Harness } from "./harness.ts";

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

/** What is written of someone's payments and balance, without what differs from run to run. */
export async function moneyOf(harness: Harness, userId: string) {
  const [payments] = await harness.db.write([
    {
      sql: `SELECT p.id, p.reason, p.paidCents, p.refundedCents, p.grantedCredits AS granted, p.owedCredits AS owed,
              p.clawedBackCredits AS clawedBack, p.nextMonthAt FROM payment p WHERE p.userId = ? ORDER BY p.createdAt, p.id`,
      args: [userId],
    },
  ]);
  const [balances] = await harness.db.write([
    { sql: "SELECT credits FROM user WHERE id = ?", args: [userId] },
  ]);
  const rows = (payments?.rows ?? []).map((row) => ({ ...row }) as unknown as MoneyRow);
  const credits = Number(balances?.rows[0]?.credits);
  const debt = rows.reduce((sum, row) => sum + row.owed - row.clawedBack, 0);
  return { payments: rows, credits, debt };
}

interface MoneyRow {
  id: string;
  reason: string;
  paidCents: number;
  refundedCents: number;
  granted: number;
  owed: number;
  clawedBack: number;
  nextMonthAt: number | null;
}
