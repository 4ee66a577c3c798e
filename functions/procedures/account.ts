import {
  changeEmailInput,
  changePasswordInput,
  connectGoogleInput,
  linkInput,
  mailLinkInput,
  registerInput,
  renameInput,
  resetPasswordInput,
  verifyEmailInput,
} from "#schema/account.ts";
import { requestDeletionInput } from "#schema/account-rights-inputs.ts";
import { byId } from "#schema/generation.ts";
import { protectedMutation, protectedProcedure, publicProcedure, router } from "../app/trpc.ts";
import { changePassword } from "../services/accounts/change-password.ts";
import { confirmEmailChange } from "../services/accounts/confirm-email-change.ts";
import { beginConnectGoogle, disconnectGoogle } from "../services/accounts/connect-google.ts";
import { getAccount } from "../services/accounts/get-account.ts";
import { registerAccount } from "../services/accounts/register-account.ts";
import { renameAccount } from "../services/accounts/rename-account.ts";
import { requestEmailChange } from "../services/accounts/request-email-change.ts";
import { requestPasswordReset } from "../services/accounts/request-password-reset.ts";
import { resendVerification } from "../services/accounts/resend-verification.ts";
import { resetPassword } from "../services/accounts/reset-password.ts";
import { signOutDevice, signOutDevices } from "../services/accounts/sign-out-devices.ts";
import { undoEmailChange } from "../services/accounts/undo-email-change.ts";
import { verifyEmail } from "../services/accounts/verify-email.ts";
import { exportContents } from "../services/rights/export-contents.ts";
import { getClosing } from "../services/rights/get-closing.ts";
import { requestDeletion } from "../services/rights/request-deletion.ts";
import { requestExport } from "../services/rights/request-export.ts";
import { undoDeletion, undoDeletionByLink } from "../services/rights/undo-deletion.ts";

export const accountRouter = router({
  register: publicProcedure
    .input(registerInput)
    .mutation(({ ctx, input }) => registerAccount(ctx.ctx, { ...input, browser: ctx.rememberBrowser() })),
  verifyEmail: publicProcedure
    .input(verifyEmailInput)
    .mutation(({ ctx, input }) => verifyEmail(ctx.ctx, { ...input, browser: ctx.browser, actor: ctx.actor })),
  resendVerification: publicProcedure
    .input(mailLinkInput)
    .mutation(({ ctx, input }) => resendVerification(ctx.ctx, { ...input, browser: ctx.browser })),
  requestPasswordReset: publicProcedure
    .input(mailLinkInput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx.ctx, input)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx.ctx, input)),
  undoEmailChange: publicProcedure
    .input(linkInput)
    .mutation(({ ctx, input }) => undoEmailChange(ctx.ctx, input)),
  undoDeletionByLink: publicProcedure
    .input(linkInput)
    .mutation(({ ctx, input }) => undoDeletionByLink(ctx.ctx, input)),

  get: protectedProcedure.query(({ ctx }) => getAccount(ctx.actorCtx)),
  rename: protectedMutation
    .input(renameInput)
    .mutation(({ ctx, input }) => renameAccount(ctx.actorCtx, input)),
  changePassword: protectedMutation
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx.actorCtx, input)),
  requestEmailChange: protectedMutation
    .input(changeEmailInput)
    .mutation(({ ctx, input }) => requestEmailChange(ctx.actorCtx, input)),
  confirmEmailChange: protectedMutation
    .input(linkInput)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx.actorCtx, input)),
  beginConnectGoogle: protectedMutation
    .input(connectGoogleInput)
    .mutation(({ ctx, input }) => beginConnectGoogle(ctx.actorCtx, input)),
  disconnectGoogle: protectedMutation.mutation(({ ctx }) => disconnectGoogle(ctx.actorCtx)),
  signOutDevice: protectedMutation
    .input(byId)
    .mutation(({ ctx, input }) => signOutDevice(ctx.actorCtx, input)),
  signOutOthers: protectedMutation.mutation(({ ctx }) => signOutDevices(ctx.actorCtx, { keepThis: true })),
  signOutEverywhere: protectedMutation.mutation(({ ctx }) =>
    signOutDevices(ctx.actorCtx, { keepThis: false }),
  ),

  requestExport: protectedMutation.mutation(({ ctx }) => requestExport(ctx.actorCtx)),
  exportContents: protectedProcedure
    .input(linkInput)
    .query(({ ctx, input }) => exportContents(ctx.actorCtx, input)),
  requestDeletion: protectedMutation
    .input(requestDeletionInput)
    .mutation(({ ctx, input }) => requestDeletion(ctx.actorCtx, input)),
  undoDeletion: protectedMutation.mutation(({ ctx }) => undoDeletion(ctx.actorCtx)),
  closing: protectedProcedure.query(({ ctx }) => getClosing(ctx.actorCtx)),
});
