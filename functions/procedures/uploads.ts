import { byId } from "#schema/ids.ts";
import {
  beginMediaInput,
  finishMediaInput,
  listMediaInput,
  ownMediaInput,
} from "#schema/media/media-upload.ts";
import { pageInput } from "#schema/pages.ts";
import { photoDecisions } from "#schema/trainings/photo-check.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { beginMedia } from "../services/media/media-uploads/begin-media.ts";
import { cancelMedia } from "../services/media/media-uploads/cancel-media.ts";
import { deleteMedia } from "../services/media/media-uploads/delete-media.ts";
import { finishMedia } from "../services/media/media-uploads/finish-media.ts";
import { getMediaUpload } from "../services/media/media-uploads/get-media-upload.ts";
import { listMedia } from "../services/media/media-uploads/list-media.ts";
import { decideUpload } from "../services/media/uploads/decide-upload.ts";
import { deleteUpload } from "../services/media/uploads/delete-upload.ts";
import { listUploads } from "../services/media/uploads/list-uploads.ts";
import { listWaitingUploads } from "../services/media/uploads/list-waiting-uploads.ts";

export const uploadsRouter = router({
  list: protectedProcedure.input(pageInput).query(listUploads),
  waiting: protectedProcedure.query(listWaitingUploads),
  decide: protectedMutation.input(byId.extend(photoDecisions.shape)).mutation(decideUpload),
  delete: protectedMutation.input(byId).mutation(deleteUpload),
  beginMedia: protectedMutation.input(beginMediaInput).mutation(beginMedia),
  mediaUpload: protectedProcedure.input(byId).query(getMediaUpload),
  finishMedia: protectedMutation.input(finishMediaInput).mutation(finishMedia),
  cancelMedia: protectedMutation.input(byId).mutation(cancelMedia),
  listMedia: protectedProcedure.input(listMediaInput).query(listMedia),
  deleteMedia: protectedMutation.input(ownMediaInput).mutation(deleteMedia),
});
