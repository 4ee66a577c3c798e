import { listHistory, listReasons } from "#db/queries/credits/credits.ts";
import type { CreditHistoryItem, CreditReason } from "#schema/accounts/account.ts";
import type { Page } from "#schema/pages.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** Every movement of one's credits, newest first; the cursor is the ledger's own number. */
export async function listCreditHistory({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { cursor?: string | null; reason?: CreditReason | null; limit: number };
}): Promise<Page<CreditHistoryItem> & { reasons: CreditReason[] }> {
  if (input.cursor && !/^\d{1,15}$/.test(input.cursor)) throw new AppError("BAD_INPUT");
  const before = input.cursor ? Number(input.cursor) : null;
  const { db } = ctx.deps;
  const { userId } = ctx.actor;
  const [rows, reasons] = await readAs(
    ctx,
    listHistory(db, { userId, before, reason: input.reason, limit: input.limit }),
    listReasons(db, userId),
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
    reasons: reasons.map(({ reason }) => reason),
    nextCursor: last ? String(last.seq) : null,
  };
}
