import { appeal } from "#db/tables/accounts/rewards.ts";
import type { AppealAbout } from "#schema/rewards/reward-rules.ts";
import type { Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import { requireThat } from "../guards.ts";
import { isDuplicate } from "./first-proofs.ts";
import { isUndeleted } from "./session.ts";

/** Aborts as `appeal_open` where another appeal about the same is open. */
const requireNoOther = (input: { id: string; userId: string }, about: AppealAbout) =>
  requireThat(
    "appeal_open",
    "NOT EXISTS (SELECT 1 FROM appeal WHERE userId = ? AND about = ? AND state = 'RECEIVED' AND id <> ?)",
    [input.userId, about, input.id],
  );

/** An appeal: the same id again changes nothing. Only of who lost a bonus, and one at a time. */
export function insertAppeal(input: { id: string; userId: string; text: string; now: number }): Statement[] {
  return [
    requireNoOther(input, "DUPLICATE"),
    requireThat(
      "nothing_to_appeal",
      `${isDuplicate("?")} OR EXISTS (SELECT 1 FROM appeal WHERE id = ? AND userId = ?)`,
      [input.userId, input.id, input.userId],
    ),
    insert(appeal, {
      id: input.id,
      userId: input.userId,
      text: input.text,
      state: "RECEIVED",
      createdAt: new Date(input.now),
    }).onConflictDoNothing({ target: appeal.id }),
  ];
}

/** Somebody who is banned asks to be looked at again. Made again under the same id it stays as it is; a deleted account's link is dead. */
export function insertBanAppeal(input: {
  id: string;
  userId: string;
  text: string;
  now: number;
}): Statement[] {
  return [
    requireThat("link_used", `SELECT count(*) FROM user u WHERE u.id = ? AND ${isUndeleted("u")}`, [
      input.userId,
    ]),
    requireNoOther(input, "BAN"),
    requireThat("nothing_to_appeal", "SELECT count(*) FROM user WHERE id = ? AND banned = 1", [input.userId]),
    insert(appeal, {
      id: input.id,
      userId: input.userId,
      about: "BAN",
      text: input.text,
      state: "RECEIVED",
      createdAt: new Date(input.now),
    }).onConflictDoNothing({ target: appeal.id }),
  ];
}
