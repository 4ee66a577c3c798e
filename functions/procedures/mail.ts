import {
  announceInput,
  setMailPreferencesByTokenInput,
  setMailPreferencesInput,
  unsubscribeInput,
} from "#schema/mail-preferences.ts";
import { protectedMutation, publicProcedure, router } from "../app/trpc.ts";
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
  preferences: publicProcedure
    .input(unsubscribeInput)
    .query(({ ctx, input }) => getMailPreferences(ctx.ctx, input)),
  setPreferencesByToken: publicProcedure
    .input(setMailPreferencesByTokenInput)
    .mutation(({ ctx, input }) => setMailPreferencesByToken(ctx.ctx, input)),
  unsubscribe: publicProcedure
    .input(unsubscribeInput)
    .mutation(({ ctx, input }) => unsubscribe(ctx.ctx, input)),

  setPreferences: protectedMutation
    .input(setMailPreferencesInput)
    .mutation(({ ctx, input }) => setMailPreferences(ctx.actorCtx, input)),
  resume: protectedMutation.mutation(({ ctx }) => resumeMail(ctx.actorCtx)),
  /** Staff only. */
  announce: protectedMutation
    .input(announceInput)
    .mutation(({ ctx, input }) => announce(ctx.actorCtx, input)),
});
