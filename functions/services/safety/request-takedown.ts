import type * as z from "zod";
import { breaksUnique } from "#db/constraint-name.ts";
import { insertTakedown } from "#db/queries/staff/takedowns.ts";
import { SITE } from "#schema/site/site.ts";
import { TAKEDOWN_HOURS, type takedownInput } from "#schema/staff/takedowns.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { commit } from "../commit.ts";
import type { Ctx } from "../context.ts";
import { countUse } from "../count-use.ts";

/** Somebody who is shown and did not agree: kept for staff, who are told at once. The same key again changes nothing. */
export async function requestTakedown({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: z.output<typeof takedownInput>;
}): Promise<{ due: Date }> {
  const { deps } = ctx;
  await countUse(ctx, [["shareReportByAddress", ctx.ipaddress]]);
  const { requestKey: id, email, where, words } = input;
  const now = deps.now();
  const due = now + TAKEDOWN_HOURS * 3_600_000;
  try {
    await commit(
      { deps },
      {
        statements: [insertTakedown({ id, email, where, words, due, now })],
        emails: [
          accountEmail(deps, {
            id: `takedown-${id}`,
            to: SITE.supportEmail,
            template: "takedown-received",
            now,
          }),
        ],
      },
    );
  } catch (error) {
    // the same request, sent again
    if (!breaksUnique(error, "email.id")) throw error;
  }
  return { due: new Date(due) };
}
