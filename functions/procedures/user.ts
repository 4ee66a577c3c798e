import { creditHistoryInput } from "#schema/billing/billing.ts";
import { protectedProcedure, router } from "../app/trpc.ts";
import { getCredits } from "../services/credits/get-credits.ts";
import { listCreditHistory } from "../services/credits/list-credit-history.ts";
import { getRole } from "../services/staff/get-role.ts";

export const userRouter = router({
  getCredits: protectedProcedure.query(getCredits),
  role: protectedProcedure.query(getRole),
  creditHistory: protectedProcedure.input(creditHistoryInput).query(listCreditHistory),
});
