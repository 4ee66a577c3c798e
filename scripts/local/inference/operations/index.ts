import { EDITING_MODEL } from "#schema/operations/edits/by-words/words-edit.ts";
import { cutOut as cutOutOperation } from "#schema/operations/edits/cut-out.ts";
import { erase as eraseOperation } from "#schema/operations/edits/erase.ts";
import { replaceBackground as replaceBackgroundOperation } from "#schema/operations/edits/replace-background.ts";
import { upscale as upscaleOperation } from "#schema/operations/edits/upscale.ts";
import { portrait as portraitOperation } from "#schema/operations/portrait.ts";
import { trainModel as trainModelOperation } from "#schema/operations/train-model.ts";
import { FRAMEPACK_VIDEOS } from "#schema/operations/videos/framepack.ts";
import { joinVideos as joinVideosOperation } from "#schema/operations/videos/join-videos.ts";
import { cutOut } from "./cut-out.ts";
import { editByWords } from "./edit-by-words.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";
import { erase } from "./erase.ts";
import { imageToVideo } from "./image-to-video.ts";
import { joinVideos } from "./join-videos.ts";
import { portrait } from "./portrait.ts";
import { replaceBackground } from "./replace-background.ts";
import { trainModel } from "./train-model.ts";
import { upscale } from "./upscale.ts";

/** What the embedded engine makes, by endpoint. */
export const EMBEDDED_OPERATIONS: Readonly<Record<string, EmbeddedOperation>> = {
  [trainModelOperation.endpoint]: trainModel,
  [portraitOperation.endpoint]: portrait,
  [upscaleOperation.endpoint]: upscale,
  [cutOutOperation.endpoint]: cutOut,
  [eraseOperation.endpoint]: erase,
  [EDITING_MODEL.endpoint]: editByWords,
  [replaceBackgroundOperation.endpoint]: replaceBackground,
  [FRAMEPACK_VIDEOS[0].endpoint]: imageToVideo,
  [joinVideosOperation.endpoint]: joinVideos,
};
