import { constraintName } from "#db/constraint-name.ts";
import { findOwnExport, insertExport, noteEmailedAgain } from "#db/queries/rights/account-export.ts";
import { EXPORT_FRESH_HOURS, type ExportView } from "#schema/accounts/account-rights.ts";
import { newLink } from "../accounts/account-link.ts";
import { commit, commitOnce } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { readAs } from "../read-as.ts";
import { exportEmail } from "./export-email.ts";

const HOUR_MS = 3_600_000;

/**
 * Begins a copy of everything that is somebody's; its link comes by mail. Asked for again while one is fresh, that one is
 * answered, and its link is mailed once more where the last email is an hour old.
 */
export async function requestExport({ ctx }: { ctx: ActorCtx }): Promise<ExportView> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["exportByAccount", actor.userId]]);
  const now = deps.now();
  const freshSince = now - EXPORT_FRESH_HOURS * HOUR_MS;
  const [found] = await readAs(ctx, findOwnExport(deps.db, actor.userId));
  const known = found.export;
  if (known && known.createdAt.getTime() > freshSince) {
    await emailAgain(ctx, { email: found.email, linkId: known.linkId, now });
    return exportView(known);
  }
  const link = await newLink(deps, "DOWNLOAD_EXPORT");
  const other = await commitOnce(ctx, {
    statements: insertExport({
      userId: actor.userId,
      linkId: link.id,
      tokenHash: link.tokenHash,
      expires: link.expires,
      freshSince,
      now,
    }),
    messages: [{ job: "prepare-export", body: { id: link.id } }],
    once: {
      // asked twice at once
      repeatBreaks: "moved_on",
      findEarlier: async () => (await readAs(ctx, findOwnExport(deps.db, actor.userId)))[0].export,
    },
  });
  return other ? exportView(other) : { requestedAt: new Date(now), expires: null };
}

async function emailAgain(
  ctx: ActorCtx,
  args: { email: string; linkId: string; now: number },
): Promise<void> {
  const { linkId, now } = args;
  try {
    await commit(ctx, {
      statements: noteEmailedAgain({ linkId, before: now - HOUR_MS, now }),
      emails: [exportEmail(ctx.deps, { id: crypto.randomUUID(), to: args.email, linkId, now })],
    });
  } catch (error) {
    // mailed lately, or not prepared yet
    if (constraintName(error) !== "moved_on") throw error;
  }
}

/** An export as its owner's page shows it. */
export function exportView(row: { createdAt: Date; expires: Date; parts: unknown[] | null }): ExportView {
  return { requestedAt: row.createdAt, expires: row.parts ? row.expires : null };
}
