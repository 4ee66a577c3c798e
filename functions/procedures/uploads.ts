import { byId, pageInput } from "#schema/generation.ts";
import { photoDecisions } from "#schema/photo-check.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { decideUpload } from "../services/media/decide-upload.ts";
import { deleteUpload } from "../services/media/delete-upload.ts";
import { listUploads } from "../services/media/list-uploads.ts";
import { listWaitingUploads } from "../services/media/list-waiting-uploads.ts";

export const uploadsRouter = router({
  list: protectedProcedure.input(pageInput).query(({ ctx, input }) => listUploads(ctx.actorCtx, input)),
  waiting: protectedProcedure.query(({ ctx }) => listWaitingUploads(ctx.actorCtx)),
  decide: protectedMutation
    .input(byId.extend(photoDecisions.shape))
    .mutation(({ ctx, input }) => decideUpload(ctx.actorCtx, input)),
  delete: protectedMutation.input(byId).mutation(({ ctx, input }) => deleteUpload(ctx.actorCtx, input)),
});
