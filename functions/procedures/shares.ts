import { byId } from "#schema/ids.ts";
import { createShareInput, listSharesInput } from "#schema/pictures/shares.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { createShare, listShares, revokeShare } from "../services/shares/change-shares.ts";

export const sharesRouter = router({
  list: protectedProcedure.input(listSharesInput).query(listShares),
  create: protectedMutation.input(createShareInput).mutation(createShare),
  revoke: protectedMutation.input(byId).mutation(revokeShare),
});
