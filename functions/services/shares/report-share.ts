import type * as z from "zod";
import { breaksUnique } from "#db/constraint-name.ts";
import { findOpenReport, insertReport } from "#db/queries/staff/reports.ts";
import { SITE } from "#schema/site/site.ts";
import type { reportInput } from "#schema/staff/reports.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { commit } from "../commit.ts";
import type { Ctx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { openShare } from "./open-share.ts";
import { readShareToken } from "./share-token.ts";

/**
 * Whoever sees what a link shows says that something is wrong with it: kept for staff, who are told by mail of the first
 * that is open. The same one again changes nothing. False: the link does not work.
 */
export async function reportShare({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: z.output<typeof reportInput> & { token: string };
}): Promise<boolean> {
  const { deps } = ctx;
  const { id, reason, words, token } = input;
  await countUse(ctx, [["shareReportByAddress", ctx.ipaddress]]);
  const shareId = await readShareToken(deps.config, token);
  if (shareId === null || !(await openShare(deps, token))) return false;
  const now = deps.now();
  const isFirst = (await findOpenReport(deps.db, shareId)).length === 0;
  try {
    await commit(
      { deps },
      {
        statements: [insertReport({ id, shareId, reason, words, now })],
        emails: isFirst
          ? [
              accountEmail(deps, {
                id: `report-${id}`,
                to: SITE.supportEmail,
                template: "report-received",
                now,
              }),
            ]
          : [],
      },
    );
  } catch (error) {
    // the same report, sent again
    if (!breaksUnique(error, "email.id")) throw error;
  }
  return true;
}
