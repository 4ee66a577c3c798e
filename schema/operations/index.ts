import { array, boolean, enum as enumOf, number, object, string, url } from "zod";
import { add } from "./edits/by-words/add.ts";
import { clothingReplacement } from "./edits/by-words/clothing-replacement.ts";
import { conceptReplacement } from "./edits/by-words/concept-replacement.ts";
import { editByWords } from "./edits/by-words/edit-by-words.ts";
import { enhance } from "./edits/by-words/enhance.ts";
import { faceSwap } from "./edits/by-words/face-swap.ts";
import { finish } from "./edits/by-words/finish.ts";
import { personView } from "./edits/by-words/person-view.ts";
import { remove } from "./edits/by-words/remove.ts";
import { replace } from "./edits/by-words/replace.ts";
import { restoration } from "./edits/by-words/restoration.ts";
import { restyle } from "./edits/by-words/restyle.ts";
import { sceneComposition } from "./edits/by-words/scene-composition.ts";
import { styleTransfer } from "./edits/by-words/style-transfer.ts";
import { cutOut } from "./edits/cut-out.ts";
import type { Edit } from "./edits/edit.ts";
import { erase } from "./edits/erase.ts";
import { inpaint } from "./edits/inpaint.ts";
import { replaceBackground } from "./edits/replace-background.ts";
import { TOOL_EDITS } from "./edits/tools/tool-table.ts";
import { upscale } from "./edits/upscale.ts";
import { variations } from "./edits/variations.ts";
import { faceReference } from "./face-reference.ts";
import type { Operation, Zod } from "./operation.ts";
import { portrait } from "./portrait.ts";
import { speech } from "./speech.ts";
import { textToImage } from "./text-to-image.ts";
import { textToImageFast } from "./text-to-image-fast.ts";
import { textToImageSdxl } from "./text-to-image-sdxl.ts";
import { trainModel } from "./train-model.ts";
import { joinVideos } from "./videos/join-videos.ts";
import { upscaleVideo } from "./videos/upscale-video.ts";
import { VIDEOS } from "./videos/video-table.ts";

/** Each by its own name, as the types know it. */
const videos = Object.fromEntries(VIDEOS.map((video) => [video.name, video])) as {
  [Each in (typeof VIDEOS)[number] as Each["name"]]: Each;
};
const tools = Object.fromEntries(TOOL_EDITS.map((tool) => [tool.name, tool])) as {
  [Each in (typeof TOOL_EDITS)[number] as Each["name"]]: Each;
};

/** Every operation, by the name its jobs carry. Adding one adds its file and a line here. */
export const OPERATIONS = {
  [trainModel.name]: trainModel,
  [portrait.name]: portrait,
  [textToImage.name]: textToImage,
  [textToImageFast.name]: textToImageFast,
  [textToImageSdxl.name]: textToImageSdxl,
  [faceReference.name]: faceReference,
  [upscale.name]: upscale,
  [cutOut.name]: cutOut,
  [erase.name]: erase,
  [inpaint.name]: inpaint,
  [replaceBackground.name]: replaceBackground,
  [variations.name]: variations,
  [editByWords.name]: editByWords,
  [remove.name]: remove,
  [replace.name]: replace,
  [add.name]: add,
  [restyle.name]: restyle,
  [finish.name]: finish,
  [restoration.name]: restoration,
  [enhance.name]: enhance,
  [styleTransfer.name]: styleTransfer,
  [sceneComposition.name]: sceneComposition,
  [clothingReplacement.name]: clothingReplacement,
  [conceptReplacement.name]: conceptReplacement,
  [faceSwap.name]: faceSwap,
  [personView.name]: personView,
  [speech.name]: speech,
  [joinVideos.name]: joinVideos,
  [upscaleVideo.name]: upscaleVideo,
  ...tools,
  ...videos,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS) as [OperationName, ...OperationName[]];

export type ToolEditName = keyof typeof tools;
/** Those that change a picture and are asked for by name; free tools ask for theirs. */
export type EditName = {
  [Name in Exclude<OperationName, ToolEditName>]: (typeof OPERATIONS)[Name] extends Pick<Edit, "edit">
    ? Name
    : never;
}[Exclude<OperationName, ToolEditName>];
export type VideoName = keyof typeof videos;
export const EDIT_NAMES = OPERATION_NAMES.filter(
  (name) => "edit" in OPERATIONS[name] && !Object.hasOwn(tools, name),
) as [EditName, ...EditName[]];

/** What operations describe their options and answers with; named one by one, since all of zod is 400 KB of code. */
export const PARSERS: Zod = { array, boolean, enum: enumOf, number, object, string, url };
