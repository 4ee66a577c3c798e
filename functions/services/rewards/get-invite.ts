import { findInvite, inviteOf } from "#db/queries/billing/referrals.ts";
import { REFERRAL_LENGTH } from "#schema/rewards/reward-rules.ts";
import type { FriendState, InviteView } from "#schema/rewards/rewards.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { randomCode } from "../security/random-code.ts";

const MAX_FRIENDS = 100;

/** One's own link, made when it is first looked at, and what came of it. */
export async function getInvite({ ctx }: { ctx: ActorCtx }): Promise<InviteView> {
  const { userId } = ctx.actor;
  const statements = findInvite({
    userId,
    newCode: randomCode(REFERRAL_LENGTH),
    now: ctx.deps.now(),
    limit: MAX_FRIENDS,
  });
  const found = inviteOf(await commit(ctx, { statements }));
  return {
    ...found,
    friends: found.friends.map((friend) => ({
      name: masked(friend.email),
      state: stateOf(friend),
      credits: friend.referrerCredits,
      since: new Date(friend.createdAt),
      dueAt: stateOf(friend) === "waiting" && friend.dueAt !== null ? new Date(friend.dueAt) : null,
    })),
  };
}

function stateOf(input: {
  rewarded: number;
  rewardedAt: number | null;
  dueAt: number | null;
  referrerCredits: number;
}): FriendState {
  if (input.rewarded) return input.referrerCredits > 0 ? "bought" : "bought-beyond-limit";
  if (input.dueAt !== null) return "waiting";
  return input.rewardedAt === null ? "registered" : "refunded";
}

/** Enough for whoever knows the address, and nothing for anybody else: "a…@g….com". */
export function masked(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  return `${email.slice(0, 1)}…@${domain.slice(0, 1)}…${domain.slice(domain.lastIndexOf("."))}`;
}
