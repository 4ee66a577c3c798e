import type * as z from "zod";
import { breaksUnique } from "#db/constraint-name.ts";
import { insertBanAppeal } from "#db/queries/accounts/appeals.ts";
import type { banAppealInput } from "#schema/rewards/rewards.ts";
import { SITE } from "#schema/site/site.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { Ctx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { accountEmail } from "./account-email.ts";
import { readBanAppealToken } from "./ban-appeal-token.ts";

/** Somebody who is banned asks to be looked at again, by the link we mailed. The same key again changes nothing. */
export async function appealBan({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: z.output<typeof banAppealInput>;
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const userId = await readBanAppealToken(deps.config, input.token);
  if (userId === null) throw new AppError("LINK_EXPIRED");
  await countUse(ctx, [["appealByAccount", userId]]);
  const now = deps.now();
  try {
    await commit(
      { deps },
      {
        statements: insertBanAppeal({ id: input.requestKey, userId, text: input.text, now }),
        emails: [
          accountEmail(deps, {
            id: `appeal-${input.requestKey}`,
            to: SITE.supportEmail,
            template: "appeal-received",
            params: { userId, about: "ban" },
            now,
          }),
        ],
        errors: { nothing_to_appeal: "NOT_BANNED" },
      },
    );
  } catch (error) {
    // the same appeal, sent again
    if (!breaksUnique(error, "email.id")) throw error;
  }
  return { ok: true };
}
