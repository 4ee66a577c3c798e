import { listHistory } from "#db/queries/credits/credits.ts";
import type { CreditReason } from "#schema/accounts/account.ts";
import { MAX_EXPORT_ROWS } from "#schema/limits.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { readAs } from "../read-as.ts";

const COLUMNS = ["date", "credits", "balance before", "balance after", "reason", "kind", "number"] as const;

/** Every movement of one's credits as CSV (RFC 4180), newest first. Holds words and numbers of ours only, nothing typed by a person. */
export async function exportCreditHistory({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { reason?: CreditReason };
}): Promise<{ csv: string; name: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  await countUse(ctx, [["creditExportByAccount", userId]]);
  const now = deps.now();
  const [rows] = await readAs(
    ctx,
    listHistory(deps.db, { userId, before: null, reason: input.reason, limit: MAX_EXPORT_ROWS }),
  );
  const lines = rows
    .slice(0, MAX_EXPORT_ROWS)
    .map((row) => [
      row.createdAt.toISOString(),
      row.credits,
      row.previousCredits,
      row.newCredits,
      row.reason,
      row.reasonExtra?.kind ?? "",
      row.id,
    ]);
  const csv = [COLUMNS, ...lines].map((line) => `${line.join(",")}\r\n`).join("");
  return { csv, name: `likeness-credits-${new Date(now).toISOString().slice(0, 10)}.csv` };
}
