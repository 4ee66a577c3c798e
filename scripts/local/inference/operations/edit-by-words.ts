import * as z from "zod";
import { enhance } from "#schema/operations/edits/by-words/enhance.ts";
import { readFaceSwapInstruction } from "#schema/operations/edits/by-words/face-swap.ts";
import { finishInstruction, PHOTO_FINISHES } from "#schema/operations/edits/by-words/finish.ts";
import { restoration } from "#schema/operations/edits/by-words/restoration.ts";
import type { Compute, MadePicture } from "../compute/compute-types.ts";
import { readInput } from "../requests/read-input.ts";
import { refuse } from "../requests/request-failure.ts";
import { changePictures } from "./change-pictures.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";

const inputSchema = z.object({
  prompt: z.string(),
  image_urls: z.array(z.url()).min(1).max(2),
  num_images: z.number().int().min(1).max(4),
  seed: z.number().int().min(0),
});

type Change = (compute: Compute, picture: Uint8Array, seed: number) => Promise<MadePicture>;

/** What our engine does of all that the editing model is told, by the instruction. */
const CHANGES = new Map<string, Change>([
  ...([restoration, enhance] as const).map(({ name, instruct }): [string, Change] => [
    instruct({ words: "", pictures: 1 }),
    (compute, picture) => compute.restore({ picture, amount: name }),
  ]),
  ...PHOTO_FINISHES.map((finish): [string, Change] => [
    finishInstruction(finish),
    (compute, picture, seed) => compute.finish({ picture, finish, seed }),
  ]),
]);

/** A face swap's two pictures, or the one that everything else is done to. */
function changeOf(prompt: string, pictures: number) {
  const swap = pictures === 2 ? readFaceSwapInstruction(prompt) : null;
  if (swap?.hair === "picture") return { swap };
  const change = pictures === 1 ? CHANGES.get(prompt) : undefined;
  if (change) return { change };
  throw refuse({
    loc: ["body", "prompt"],
    msg: "The embedded engine cannot do this.",
    type: "value_error",
  });
}

export const editByWords: EmbeddedOperation = async (host, { id, input }) => {
  const { prompt, image_urls, num_images, seed } = readInput(inputSchema, input);
  const { swap, change } = changeOf(prompt, image_urls.length);
  const [first, second] = image_urls as [string, string?];
  const images = [];
  for (let n = 0; n < num_images; n++) {
    const name = `picture-${n + 1}`;
    images.push(
      await (swap
        ? changePictures(host, { id, urls: { image_urls: second!, face: first }, name }, (files) =>
            host.compute.swapFace({ face: files.face, picture: files.image_urls, ...swap }),
          )
        : changePictures(host, { id, urls: { image_urls: first }, name }, ({ image_urls: picture }) =>
            change(host.compute, picture, seed + n),
          )),
    );
  }
  return { images, seed };
};
