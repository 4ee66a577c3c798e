import type { SourceType } from "#schema/pictures/ai-marking.ts";
import { markOf } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import type { Models } from "#web/engine/models.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import type { FileType } from "#web/features/shared/save/file-types.ts";
import { type Clip, type DeviceTool, isClip, PHONE_PIXELS, Refusal, type Size } from "../device-tool.ts";
import { loadTool } from "../load-tool.ts";
import { deviceModels } from "./device-models.ts";
import type { DeskAnswer, DeskRequest, Opened, Shown, Version } from "./messages.ts";
import { decodePhoto, type PhotoAtWork, photoAtWork, sizeWithin } from "./photo-at-work.ts";
import { bitmapOf, clipFile, encodePicture, isTransparent } from "./picture-file.ts";

/**
 * A tool at work on the visitor's own device, in a thread of its own. Everything it needs comes from our own address;
 * nothing is sent.
 */

interface Desk {
  tool: DeviceTool;
  models: Models;
  photo: Blob;
  /** What its files say of themselves: what the photo said, or that they are made with AI. */
  mark: SourceType | null;
  whole: PhotoAtWork;
  preview: PhotoAtWork | undefined;
  /** The newest results, so that saving what is shown makes nothing twice. */
  made: Map<string, Image | Clip>;
}

/** Results kept: what is shown, and what undoing leads back to. */
const KEPT = 2;

let desk: Desk | undefined;

async function open(
  { slug, models, photo }: Extract<DeskRequest, { task: "open" }>,
  onProgress: (share: number) => void,
): Promise<Opened> {
  desk = undefined;
  const tool = await loadTool(slug);
  const { image, original } = await decodePhoto(photo, tool.mostPixels).catch(() => {
    throw new Refusal("UNREADABLE");
  });
  const loaded = await deviceModels(models, onProgress).catch((error: unknown) => {
    console.warn(error);
    throw new Refusal("UNSUPPORTED");
  });
  const said = markOf(new Uint8Array(await photo.arrayBuffer()));
  const mark = said ?? (tool.madeWithAi ? "compositeWithTrainedAlgorithmicMedia" : null);
  desk = {
    tool,
    models: loaded,
    photo,
    mark,
    whole: photoAtWork(image),
    preview: undefined,
    made: new Map(),
  };
  const isScaled = image.width !== original.width || image.height !== original.height;
  const { width, height } = image;
  return {
    picture: await bitmapOf(image),
    width,
    height,
    scaledFrom: isScaled ? original : null,
    isMarked: mark !== null,
  };
}

/** The photo at the size somebody tries settings on. */
async function previewOf(at: Desk): Promise<PhotoAtWork> {
  const { previewPixels = Number.POSITIVE_INFINITY } = at.tool;
  const { width, height } = at.whole.image;
  if (width * height <= previewPixels) return at.whole;
  at.preview ??= photoAtWork((await decodePhoto(at.photo, previewPixels)).image);
  return at.preview;
}

async function make(
  at: Desk,
  { number, settings }: Version,
  photo: PhotoAtWork,
  onProgress: (share: number) => void,
): Promise<Image | Clip> {
  const key = `${number} ${photo === at.whole}`;
  const known = at.made.get(key);
  if (known) return known;
  const openPicture = async (picture: Blob) => (await decodePhoto(picture, PHONE_PIXELS)).image;
  const made = await at.tool.run({
    ...{ photo: photo.image, once: photo.once, settings, models: at.models },
    open: openPicture,
    onProgress,
  });
  at.made.set(key, made);
  for (const old of at.made.keys()) if (at.made.size > KEPT) at.made.delete(old);
  return made;
}

/** How large the file will be whose preview is so large. */
function savedSize(at: Desk, { settings }: Version, shown: Size, photo: PhotoAtWork): Size {
  if (at.tool.savedSize) return at.tool.savedSize(at.whole.image, settings);
  const factor = at.whole.image.width / photo.image.width;
  if (factor === 1 || at.tool.compare === "beside") return { width: shown.width, height: shown.height };
  return sizeWithin(at.whole.image, Number.POSITIVE_INFINITY);
}

async function shownOf(made: Image | Clip, { mark }: Desk, { width, height }: Size): Promise<Shown> {
  if (isClip(made)) return { kind: "clip", clip: clipFile(made, mark), width, height };
  const picture = await bitmapOf(made);
  return { kind: "picture", picture, isTransparent: isTransparent(made), width, height };
}

const fileOf = (made: Image | Clip, { mark }: Desk, type: FileType) =>
  isClip(made) ? clipFile(made, mark) : encodePicture(made, type, mark);

async function answer(request: DeskRequest): Promise<DeskAnswer> {
  const { id } = request;
  const onProgress = (share: number) =>
    self.postMessage({ id, result: "progress", share } satisfies DeskAnswer);
  if (request.task === "open") return { id, result: "opened", opened: await open(request, onProgress) };
  if (request.task === "loaded") {
    return {
      id,
      result: "loaded",
      addresses: performance.getEntriesByType("resource").map(({ name }) => name),
    };
  }
  if (!desk) throw new Error("There is no photo on the desk");
  if (request.task === "save") {
    const made = await make(desk, request.version, desk.whole, onProgress);
    return { id, result: "saved", file: await fileOf(made, desk, request.type) };
  }
  const photo = await previewOf(desk);
  const made = await make(desk, request.version, photo, onProgress);
  const size = savedSize(desk, request.version, made, photo);
  return { id, result: "shown", shown: await shownOf(made, desk, size) };
}

/** What is handed over instead of copied. */
function handedOver(answered: DeskAnswer): Transferable[] {
  if (answered.result === "opened") return [answered.opened.picture];
  if (answered.result !== "shown" || answered.shown.kind === "clip") return [];
  return [answered.shown.picture];
}

self.addEventListener("message", async ({ data }: MessageEvent<DeskRequest>) => {
  const { id } = data;
  const answered = await answer(data).catch((error: unknown): DeskAnswer => {
    if (error instanceof Refusal) return { id, result: "refused", code: error.code };
    return { id, result: "failed", message: error instanceof Error ? error.message : String(error) };
  });
  self.postMessage(answered, { transfer: handedOver(answered) });
});
