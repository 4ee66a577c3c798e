import { listHistory } from "#db/queries/credits.ts";
import type { CreditHistoryItem, CreditReason } from "#schema/account.ts";
import type { Page } from "#schema/generation.ts";
import { AppError, signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Every movement of one's credits, newest first; the cursor is the ledger's own number. */
export async function listCreditHistory(
  { deps, actor }: ActorCtx,
  input: { cursor?: string | null; reason?: CreditReason | null; limit: number },
): Promise<Page<CreditHistoryItem> & { reasons: CreditReason[] }> {
  if (input.cursor && !/^\d{1,15}$/.test(input.cursor)) throw new AppError("BAD_INPUT");
  const before = input.cursor ? Number(input.cursor) : null;
  const { rows, reasons } = signedIn(
    await listHistory(deps.db, actor, { before, reason: input.reason, limit: input.limit, now: deps.now() }),
  );
  const last = rows.length > input.limit ? rows[input.limit - 1] : undefined;
  return {
    items: rows.slice(0, input.limit).map((row) => ({
      id: row.id,
      credits: row.credits,
      previousCredits: row.previousCredits,
      newCredits: row.newCredits,
      reason: row.reason,
      reasonExtra: row.reasonExtra,
      createdAt: row.createdAt,
    })),
    reasons,
    nextCursor: last ? String(last.seq) : null,
  };
}
