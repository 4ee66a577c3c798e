import { appealInput, redeemInput } from "#schema/rewards/rewards.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { appeal } from "../services/rewards/appeal.ts";
import { getDuplicate } from "../services/rewards/get-duplicate.ts";
import { getInvite } from "../services/rewards/get-invite.ts";
import { redeemCode } from "../services/rewards/redeem-code.ts";

export const rewardsRouter = router({
  invite: protectedProcedure.query(getInvite),
  redeem: protectedMutation.input(redeemInput).mutation(redeemCode),
  duplicate: protectedProcedure.query(getDuplicate),
  appeal: protectedMutation.input(appealInput).mutation(appeal),
});
