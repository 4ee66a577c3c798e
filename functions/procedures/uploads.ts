import { byId, pageInput } from "#schema/pictures/generation.ts";
import { photoDecisions } from "#schema/trainings/photo-check.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { decideUpload } from "../services/media/uploads/decide-upload.ts";
import { deleteUpload } from "../services/media/uploads/delete-upload.ts";
import { listUploads } from "../services/media/uploads/list-uploads.ts";
import { listWaitingUploads } from "../services/media/uploads/list-waiting-uploads.ts";

export const uploadsRouter = router({
  list: protectedProcedure.input(pageInput).query(listUploads),
  waiting: protectedProcedure.query(listWaitingUploads),
  decide: protectedMutation.input(byId.extend(photoDecisions.shape)).mutation(decideUpload),
  delete: protectedMutation.input(byId).mutation(deleteUpload),
});
