import * as z from "zod";
import { readPlainBackground } from "#schema/operations/edits/plain-background.ts";
import type { NewBackground } from "../compute/compute-types.ts";
import { readInput } from "../requests/read-input.ts";
import { changePictures } from "./change-pictures.ts";
import type { EmbeddedOperation, Host } from "./embedded-operation.ts";

const inputSchema = z.object({
  image_url: z.url(),
  ref_image_url: z.url().optional(),
  prompt: z.string().default(""),
  num_images: z.number().int().min(1).max(4),
  seed: z.number().int().min(0),
});

/** Pictures one after the other: all are of the same photo, and each takes much memory. */
export const replaceBackground: EmbeddedOperation = async (host, { id, input }) => {
  const { image_url, ref_image_url, prompt, num_images, seed } = readInput(inputSchema, input);
  const images = [];
  for (let n = 1; n <= num_images; n++) {
    const before = (picture: Uint8Array, background: NewBackground) =>
      host.compute.replaceBackground({ picture, background });
    const request = { id, name: `picture-${n}` };
    images.push(
      await (ref_image_url
        ? changePictures(host, { ...request, urls: { image_url, ref_image_url } }, (files) =>
            before(files.image_url, { picture: files.ref_image_url }),
          )
        : changePictures(host, { ...request, urls: { image_url } }, (files) =>
            before(files.image_url, inWords(host, prompt, seed + n - 1)),
          )),
    );
  }
  return { images, seed };
};

function inWords({ readScene }: Host, prompt: string, seed: number): NewBackground {
  const colours = readPlainBackground(prompt);
  if (colours.length > 0) return { colours };
  const { theme, prompts, at } = readScene(prompt);
  return { theme, scene: prompts[at]?.scenes?.[0], seed };
}
