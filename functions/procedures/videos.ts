import { byId } from "#schema/ids.ts";
import { favoriteInput, picturesInput } from "#schema/pictures/generation.ts";
import { createTalkingHeadInput } from "#schema/videos/talking-head.ts";
import { createVideoInput, listVideosInput } from "#schema/videos/videos.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { cancelWork } from "../services/jobs/cancellation/cancel-work.ts";
import { deleteVideos, setFavoriteVideo, undoDeleteVideos } from "../services/videos/change-videos.ts";
import { createTalkingHead } from "../services/videos/create-talking-head.ts";
import { createVideo } from "../services/videos/create-video.ts";
import { getVideo } from "../services/videos/get-video.ts";
import { listVideos } from "../services/videos/list-videos.ts";

export const videosRouter = router({
  create: protectedMutation.input(createVideoInput).mutation(createVideo),
  createTalkingHead: protectedMutation.input(createTalkingHeadInput).mutation(createTalkingHead),
  get: protectedProcedure.input(byId).query(getVideo),
  list: protectedProcedure.input(listVideosInput).query(listVideos),
  favorite: protectedMutation.input(favoriteInput).mutation(setFavoriteVideo),
  cancel: protectedMutation.input(byId).mutation(cancelWork),
  delete: protectedMutation.input(picturesInput).mutation(deleteVideos),
  undoDelete: protectedMutation.input(picturesInput).mutation(undoDeleteVideos),
});
