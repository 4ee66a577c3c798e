import { byId, pageInput } from "#schema/generation.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { deleteUpload } from "../services/media/delete-upload.ts";
import { listUploads } from "../services/media/list-uploads.ts";

export const uploadsRouter = router({
  list: protectedProcedure.input(pageInput).query(({ ctx, input }) => listUploads(ctx.actorCtx, input)),
  delete: protectedMutation.input(byId).mutation(({ ctx, input }) => deleteUpload(ctx.actorCtx, input)),
});
