import { MAX_PICTURE_MEGAPIXELS } from "#schema/limits.ts";
import type { Background } from "#web/engine/background/background.ts";
import { replaceBackground } from "#web/engine/background/replace-background.ts";
import { swapFace } from "#web/engine/face-swap/swap-face.ts";
import { restylePhoto } from "#web/engine/finish/restyle-photo.ts";
import { inpaint } from "#web/engine/inpaint/inpaint.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { cutOut } from "#web/engine/matte/cut-out.ts";
import type { Models } from "#web/engine/models.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { ENHANCEMENT, FULL_RESTORATION, restorePhoto } from "#web/engine/restore/restore-photo.ts";
import { enlargePhoto } from "#web/engine/upscale/enlarge-photo.ts";
import { type Compute, type MadePicture, type NewBackground, PictureRefused } from "./compute-types.ts";
import {
  decodeMask,
  decodeOnWhite,
  decodeWhole,
  encodePng,
  encodePortrait,
  isOpaque,
} from "./sharp-codec.ts";

const jpeg = async (image: Image): Promise<MadePicture> => ({
  bytes: await encodePortrait(image),
  extension: "jpg",
  width: image.width,
  height: image.height,
});

const png = async (image: Image): Promise<MadePicture> => ({
  bytes: await encodePng(image),
  extension: "png",
  width: image.width,
  height: image.height,
});

const asItWas = (image: Image) => (isOpaque(image) ? jpeg(image) : png(image));

async function backgroundOf(input: NewBackground): Promise<Background> {
  if ("picture" in input) return { kind: "picture", picture: await decodeOnWhite(input.picture), blur: 0 };
  if ("theme" in input) {
    const { theme, scene, seed } = input;
    return { kind: "scene", recipe: await loadRecipe(theme), seed, ...(scene !== undefined && { scene }) };
  }
  const [from = "#ffffff", to = from] = input.colours;
  return { kind: "gradient", from, to, angle: 90 };
}

/** What changes somebody's own picture: decoded, changed by the engine, encoded. */
export const pictureTasks = (
  models: Models,
): Omit<Compute, "train" | "portrait" | "clip" | "join" | "close"> => ({
  async upscale({ picture, factor, format }) {
    const small = await (format === "png" ? decodeWhole : decodeOnWhite)(picture);
    if (small.width * small.height * factor ** 2 > MAX_PICTURE_MEGAPIXELS * 2 ** 20) {
      throw new PictureRefused("image_too_large");
    }
    return (format === "png" ? png : jpeg)(enlargePhoto(small, factor));
  },

  async cutOut({ picture }) {
    const people = cutOut(models, await decodeOnWhite(picture));
    if (!people) throw new PictureRefused("no_person");
    return png(people);
  },

  async erase(input) {
    const [picture, mask] = await Promise.all([decodeWhole(input.picture), decodeMask(input.mask)]);
    if (mask.width !== picture.width || mask.height !== picture.height)
      throw new PictureRefused("mask_mismatch");
    if (!mask.data.some((value) => value > 0)) throw new PictureRefused("mask_empty");
    return png(inpaint(picture, mask));
  },

  async replaceBackground({ picture, background }) {
    const photo = await decodeOnWhite(picture);
    const people = replaceBackground(models, photo, await backgroundOf(background));
    if (!people) throw new PictureRefused("no_person");
    return jpeg(people);
  },

  async restore({ picture, amount }) {
    const photo = await decodeWhole(picture);
    return asItWas(restorePhoto(models, photo, amount === "enhance" ? ENHANCEMENT : FULL_RESTORATION));
  },

  async swapFace({ face, picture, faceAt, pictureAt }) {
    const [source, target] = await Promise.all([decodeOnWhite(face), decodeWhole(picture)]);
    const swapped = swapFace(models, { source, target }, { source: faceAt, target: pictureAt });
    if ("picture" in swapped) return asItWas(swapped.picture);
    const noFace = swapped.refusal === "NO_SOURCE_FACE" || swapped.refusal === "NO_TARGET_FACE";
    throw new PictureRefused(noFace ? "no_person" : "faces_apart");
  },

  async finish({ picture, finish, seed }) {
    return asItWas(restylePhoto(await decodeWhole(picture), finish, seed));
  },
});
