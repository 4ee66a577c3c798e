import { adjustPicture } from "#web/engine/adjust/adjust-picture.ts";
import { type Adjustments, isUnchanged } from "#web/engine/adjust/adjustments.ts";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import type { Mask } from "#web/engine/mask/mask.ts";
import { needsPeople } from "#web/engine/mask/mask-step.ts";
import { paintMask } from "#web/engine/mask/paint-mask.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { openPhoto } from "#web/features/shared/photos/open-photo.ts";
import { scaledSize } from "#web/features/shared/photos/scaled-size.ts";
import { encodeMask } from "./encode-mask.ts";
import { canvasOf, encodePicture } from "./encode-picture.ts";
import { maskMap } from "./mask-map.ts";
import type { Answer, DarkroomAnswer, DarkroomRequest } from "./messages.ts";

/** The darkroom: holds the open picture in a thread of its own and develops what somebody makes of it. Nothing is sent. */

/** Pixels of the longer side in which people are looked for. */
const PEOPLE_SIDE = 1024;

let file: Blob | undefined;
let bitmap: ImageBitmap | undefined;
/** The open picture's pixels at the sizes asked for, the last few. */
const sizes = new Map<number, Image>();
const KEPT_SIZES = 3;
let people: Promise<Mask | null> | undefined;

async function open(chosen: Blob): Promise<Answer> {
  bitmap?.close();
  sizes.clear();
  people = undefined;
  file = chosen;
  bitmap = await openPhoto(chosen);
  return { result: "opened", size: { width: bitmap.width, height: bitmap.height } };
}

function opened(): { file: Blob; bitmap: ImageBitmap } {
  if (!file || !bitmap) throw new Error("No picture is open");
  return { file, bitmap };
}

/** The open picture with its longer side at most so long. */
function pixels(longest = Number.POSITIVE_INFINITY): Image {
  const { bitmap } = opened();
  const { width, height } = scaledSize(bitmap.width, bitmap.height, longest);
  const known = sizes.get(width);
  if (known) return known;
  const canvas = new OffscreenCanvas(width, height);
  const target = canvas.getContext("2d", { willReadFrequently: true });
  if (!target) throw new Error("No canvas to draw on");
  target.imageSmoothingQuality = "high";
  target.drawImage(bitmap, 0, 0, width, height);
  const image = target.getImageData(0, 0, width, height);
  sizes.set(width, image);
  if (sizes.size > KEPT_SIZES) sizes.delete(sizes.keys().next().value!);
  return image;
}

/** How large the unframed picture is worked on, so that what is kept of it comes out about this long. */
function workingSide({ crop }: Adjustments, longest: number): number {
  return Math.round(longest / Math.max(crop.width, crop.height));
}

function show(adjustments: Adjustments, longest: number): Answer {
  const image = adjustPicture(pixels(workingSide(adjustments, longest)), adjustments);
  return { result: "shown", picture: canvasOf(image).transferToImageBitmap() };
}

function findPeople(): Promise<Mask | null> {
  people ??= import("./find-people.ts")
    .then((found) => found.findPeople(pixels(PEOPLE_SIDE)))
    .catch((error: unknown) => {
      people = undefined;
      throw error;
    });
  return people;
}

async function mask(request: Extract<DarkroomRequest, { task: "mask" }>): Promise<Answer> {
  const { adjustments, steps, size } = request;
  const { bitmap } = opened();
  const painted = paintMask(size, {
    steps,
    toMask: maskMap(pictureSize(bitmap), adjustments, size),
    person: needsPeople(steps) ? await findPeople() : null,
  });
  return { result: "file", file: await encodeMask(painted) };
}

const pictureSize = ({ width, height }: Size): Size => ({ width, height });

async function answer(request: DarkroomRequest): Promise<Answer> {
  switch (request.task) {
    case "open":
      return open(request.file);
    case "show":
      return show(request.adjustments, request.longest);
    case "save": {
      const { adjustments, type } = request;
      const { file } = opened();
      // untouched and of the same type, it is the very file
      if (isUnchanged(adjustments) && file.type === type) return { result: "file", file };
      const image = adjustPicture(pixels(), adjustments);
      return { result: "file", file: await encodePicture(image, { type, original: file }) };
    }
    case "mask":
      return mask(request);
    case "person":
      return { result: "person", mask: await findPeople() };
  }
}

self.addEventListener("message", async ({ data }: MessageEvent<DarkroomRequest>) => {
  const answered = await answer(data).catch(
    (error: unknown): Answer => ({
      result: "failed",
      message: error instanceof Error ? error.message : String(error),
    }),
  );
  const transfer = answered.result === "shown" ? [answered.picture] : [];
  self.postMessage({ ...answered, id: data.id } satisfies DarkroomAnswer, { transfer });
});
