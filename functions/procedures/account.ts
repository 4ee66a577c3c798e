import {
  changeEmailInput,
  changePasswordInput,
  connectGoogleInput,
  emailLinkInput,
  linkInput,
  registerInput,
  renameInput,
  resetPasswordInput,
  signInLinkInput,
  verifyEmailInput,
} from "#schema/accounts/account.ts";
import { requestDeletionInput } from "#schema/accounts/account-rights-inputs.ts";
import {
  addPasskeyInput,
  confirmAppInput,
  proofInput,
  removePasskeyInput,
} from "#schema/accounts/second-factor.ts";
import { byId } from "#schema/ids.ts";
import { pageInput } from "#schema/pages.ts";
import { banAppealInput } from "#schema/rewards/rewards.ts";
import { protectedMutation, protectedProcedure, publicProcedure, router } from "../app/trpc.ts";
import { appealBan } from "../services/accounts/appeal-ban.ts";
import { removePicture } from "../services/accounts/change-picture.ts";
import { confirmEmailChange } from "../services/accounts/email-change/confirm-email-change.ts";
import { requestEmailChange } from "../services/accounts/email-change/request-email-change.ts";
import { undoEmailChange } from "../services/accounts/email-change/undo-email-change.ts";
import { getAccount } from "../services/accounts/get-account.ts";
import { beginConnectGoogle, disconnectGoogle } from "../services/accounts/google/connect-google.ts";
import { listConsents } from "../services/accounts/list-consents.ts";
import { listViews } from "../services/accounts/list-views.ts";
import { changePassword } from "../services/accounts/passwords/change-password.ts";
import { requestPasswordReset } from "../services/accounts/passwords/request-password-reset.ts";
import { resetPassword } from "../services/accounts/passwords/reset-password.ts";
import { registerAccount } from "../services/accounts/registration/register-account.ts";
import { requestSignInLink } from "../services/accounts/registration/request-sign-in-link.ts";
import { resendVerification } from "../services/accounts/registration/resend-verification.ts";
import { verifyEmail } from "../services/accounts/registration/verify-email.ts";
import { renameAccount } from "../services/accounts/rename-account.ts";
import { beginApp, confirmApp, removeApp } from "../services/accounts/second-factor/app.ts";
import { askToProve, askToSignIn } from "../services/accounts/second-factor/passkey-questions.ts";
import { addPasskey, beginPasskey, removePasskey } from "../services/accounts/second-factor/passkeys.ts";
import { renewRecoveryCodes } from "../services/accounts/second-factor/renew-recovery-codes.ts";
import {
  signOutDevice,
  signOutEverywhere,
  signOutOthers,
} from "../services/accounts/sessions/sign-out-devices.ts";
import { exportContents } from "../services/rights/export-contents.ts";
import { getClosing } from "../services/rights/get-closing.ts";
import { requestDeletion } from "../services/rights/request-deletion.ts";
import { requestExport } from "../services/rights/request-export.ts";
import { undoDeletion, undoDeletionByLink } from "../services/rights/undo-deletion.ts";

export const accountRouter = router({
  register: publicProcedure.input(registerInput).mutation(registerAccount),
  verifyEmail: publicProcedure.input(verifyEmailInput).mutation(verifyEmail),
  requestSignInLink: publicProcedure.input(signInLinkInput).mutation(requestSignInLink),
  resendVerification: publicProcedure.input(emailLinkInput).mutation(resendVerification),
  requestPasswordReset: publicProcedure.input(emailLinkInput).mutation(requestPasswordReset),
  resetPassword: publicProcedure.input(resetPasswordInput).mutation(resetPassword),
  undoEmailChange: publicProcedure.input(linkInput).mutation(undoEmailChange),
  appealBan: publicProcedure.input(banAppealInput).mutation(appealBan),
  undoDeletionByLink: publicProcedure.input(linkInput).mutation(undoDeletionByLink),

  get: protectedProcedure.query(getAccount),
  consents: protectedProcedure.input(pageInput).query(listConsents),
  views: protectedProcedure.query(listViews),
  rename: protectedMutation.input(renameInput).mutation(renameAccount),
  removePicture: protectedMutation.mutation(removePicture),
  changePassword: protectedMutation.input(changePasswordInput).mutation(changePassword),
  requestEmailChange: protectedMutation.input(changeEmailInput).mutation(requestEmailChange),
  confirmEmailChange: protectedMutation.input(linkInput).mutation(confirmEmailChange),
  beginConnectGoogle: protectedMutation.input(connectGoogleInput).mutation(beginConnectGoogle),
  disconnectGoogle: protectedMutation.mutation(disconnectGoogle),
  signOutDevice: protectedMutation.input(byId).mutation(signOutDevice),
  signOutOthers: protectedMutation.mutation(signOutOthers),
  signOutEverywhere: protectedMutation.mutation(signOutEverywhere),

  askPasskeyToSignIn: publicProcedure.mutation(askToSignIn),
  askPasskeyToProve: protectedMutation.mutation(askToProve),
  beginApp: protectedMutation.input(proofInput).mutation(beginApp),
  confirmApp: protectedMutation.input(confirmAppInput).mutation(confirmApp),
  removeApp: protectedMutation.input(proofInput).mutation(removeApp),
  beginPasskey: protectedMutation.input(proofInput).mutation(beginPasskey),
  addPasskey: protectedMutation.input(addPasskeyInput).mutation(addPasskey),
  removePasskey: protectedMutation.input(removePasskeyInput).mutation(removePasskey),
  renewRecoveryCodes: protectedMutation.input(proofInput).mutation(renewRecoveryCodes),

  requestExport: protectedMutation.mutation(requestExport),
  exportContents: protectedProcedure.input(linkInput).query(exportContents),
  requestDeletion: protectedMutation.input(requestDeletionInput).mutation(requestDeletion),
  undoDeletion: protectedMutation.mutation(undoDeletion),
  closing: protectedProcedure.query(getClosing),
});
