import type { ApiClient } from "../api-client.ts";

/** Every movement continues the one before, and the last one is the balance; `expected` where nothing failed. */
export async function ledgerAddsUp(client: ApiClient, balance: number, expected: number): Promise<boolean> {
  const { items } = await client.trpc.user.creditHistory.query({ limit: 100 });
  const rows = items.reverse();
  const refunded = rows
    .filter((row) => row.reason === "FAILED_GENERATION")
    .reduce((sum, row) => sum + row.credits, 0);
  const chained = rows.every(
    (row, index) =>
      row.newCredits === row.previousCredits + row.credits &&
      row.previousCredits === (rows[index - 1]?.newCredits ?? 0),
  );
  return chained && (rows.at(-1)?.newCredits ?? 0) === balance && balance === expected + refunded;
}
