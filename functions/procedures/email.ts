import {
  announceInput,
  setEmailPreferencesByTokenInput,
  setEmailPreferencesInput,
  unsubscribeInput,
} from "#schema/emails/email-preferences.ts";
import { protectedMutation, publicProcedure, router, staffMutation, staffProcedure } from "../app/trpc.ts";
import { announce } from "../services/emails/announce.ts";
import {
  getEmailPreferences,
  resumeEmail,
  setEmailPreferences,
  setEmailPreferencesByToken,
} from "../services/emails/email-preferences.ts";
import {
  listAnnouncements,
  previewAnnouncement,
  testAnnouncement,
} from "../services/emails/try-announcement.ts";
import { unsubscribe } from "../services/emails/unsubscribe.ts";

export const emailRouter = router({
  /** For the holder of an email. */
  preferences: publicProcedure.input(unsubscribeInput).query(getEmailPreferences),
  setPreferencesByToken: publicProcedure
    .input(setEmailPreferencesByTokenInput)
    .mutation(setEmailPreferencesByToken),
  unsubscribe: publicProcedure.input(unsubscribeInput).mutation(unsubscribe),

  setPreferences: protectedMutation.input(setEmailPreferencesInput).mutation(setEmailPreferences),
  resume: protectedMutation.mutation(resumeEmail),
  announcements: staffProcedure.query(listAnnouncements),
  previewAnnouncement: staffMutation.input(announceInput).mutation(previewAnnouncement),
  testAnnouncement: staffMutation.input(announceInput).mutation(testAnnouncement),
  announce: staffMutation.input(announceInput).mutation(announce),
});
