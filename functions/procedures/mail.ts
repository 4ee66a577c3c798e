import {
  announceInput,
  setMailPreferencesByTokenInput,
  setMailPreferencesInput,
  unsubscribeInput,
} from "#schema/mail-preferences.ts";
import { protectedMutation, publicProcedure, router, staffMutation } from "../app/trpc.ts";
import { announce } from "../services/emails/announce.ts";
import {
  getMailPreferences,
  resumeMail,
  setMailPreferences,
  setMailPreferencesByToken,
} from "../services/emails/mail-preferences.ts";
import { unsubscribe } from "../services/emails/unsubscribe.ts";

export const mailRouter = router({
  /** For the holder of a mail. */
  preferences: publicProcedure.input(unsubscribeInput).query(getMailPreferences),
  setPreferencesByToken: publicProcedure
    .input(setMailPreferencesByTokenInput)
    .mutation(setMailPreferencesByToken),
  unsubscribe: publicProcedure.input(unsubscribeInput).mutation(unsubscribe),

  setPreferences: protectedMutation.input(setMailPreferencesInput).mutation(setMailPreferences),
  resume: protectedMutation.mutation(resumeMail),
  announce: staffMutation.input(announceInput).mutation(announce),
});
