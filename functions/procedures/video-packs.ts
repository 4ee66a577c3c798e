import { byId } from "#schema/ids.ts";
import { pageInput } from "#schema/pages.ts";
import {
  chooseStillInput,
  createVideoPackInput,
  joinScenesInput,
  makeStillsInput,
  moveScenesInput,
  saveStoryboardInput,
} from "#schema/videos/video-packs.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { cancelWork } from "../services/jobs/cancellation/cancel-work.ts";
import { createVideoPack } from "../services/video-packs/create-video-pack.ts";
import { deleteVideoPack } from "../services/video-packs/delete-video-pack.ts";
import { joinScenes } from "../services/video-packs/join-scenes.ts";
import { makeStills } from "../services/video-packs/make-stills.ts";
import { moveScenes } from "../services/video-packs/move-scenes.ts";
import { getVideoPack, listVideoPacks } from "../services/video-packs/read-video-packs.ts";
import { chooseStill, saveStoryboard } from "../services/video-packs/save-storyboard.ts";

export const videoPacksRouter = router({
  create: protectedMutation.input(createVideoPackInput).mutation(createVideoPack),
  list: protectedProcedure.input(pageInput).query(listVideoPacks),
  get: protectedProcedure.input(byId).query(getVideoPack),
  save: protectedMutation.input(saveStoryboardInput).mutation(saveStoryboard),
  makeStills: protectedMutation.input(makeStillsInput).mutation(makeStills),
  chooseStill: protectedMutation.input(chooseStillInput).mutation(chooseStill),
  moveScenes: protectedMutation.input(moveScenesInput).mutation(moveScenes),
  join: protectedMutation.input(joinScenesInput).mutation(joinScenes),
  cancel: protectedMutation.input(byId).mutation(cancelWork),
  delete: protectedMutation.input(byId).mutation(deleteVideoPack),
});
