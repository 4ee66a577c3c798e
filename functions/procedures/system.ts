import { publicProcedure, router } from "../app/trpc.ts";
import { googleScriptClientId, minPhotos } from "../services/offer.ts";

export const systemRouter = router({
  /** What this installation can do, for pages to say so before anyone spends. */
  info: publicProcedure.query(({ ctx }) => ({
    inference: ctx.deps.config.INFERENCE_KIND,
    registrationBonus: ctx.deps.config.REGISTRATION_BONUS_CREDITS,
    minPhotos: minPhotos(ctx.deps),
    googleScriptClientId: googleScriptClientId(ctx.deps),
  })),
});
