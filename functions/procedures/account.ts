import { registerInput, resendVerificationInput, verifyEmailInput } from "#schema/account.ts";
import { publicProcedure, router } from "../app/trpc.ts";
import { registerAccount } from "../services/accounts/register-account.ts";
import { resendVerification } from "../services/accounts/resend-verification.ts";
import { verifyEmail } from "../services/accounts/verify-email.ts";

export const accountRouter = router({
  register: publicProcedure
    .input(registerInput)
    .mutation(({ ctx, input }) => registerAccount(ctx.ctx, input)),
  verifyEmail: publicProcedure
    .input(verifyEmailInput)
    .mutation(({ ctx, input }) => verifyEmail(ctx.ctx, input)),
  resendVerification: publicProcedure
    .input(resendVerificationInput)
    .mutation(({ ctx, input }) => resendVerification(ctx.ctx, input)),
});
