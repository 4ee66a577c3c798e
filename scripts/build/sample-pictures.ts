import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { aiMarking } from "#schema/pictures/ai-marking.ts";
import {
  SAMPLE_PHOTO_WIDTHS,
  SAMPLE_PICTURES_PATH,
  SAMPLE_PORTRAIT_WIDTHS,
  samplePicturePath,
} from "#schema/site/sample-photo.ts";
import { wordsFor } from "#schema/trainings/photo-reasons.ts";
import { SAMPLE_PORTRAITS } from "#web/content/catalogue/sample-portraits.server.ts";
import { buildIdentity, NoUsablePhoto } from "#web/engine/identity/build-identity.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { loadPortraitModels } from "#web/engine/models.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import { pictureOf } from "#web/engine/studio/series/series-picture.ts";
import { encodeAvif } from "../covers/encode.ts";
import { decodePhoto } from "../local/inference/compute/sharp-codec.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const models = `${root}web/engine/models/`;

/** Portraits by "theme/pack". */
type Portraits = typeof SAMPLE_PORTRAITS;

/**
 * Makes the sample photo small, and portraits of it; answers their folder. They are kept in `kept` by all they are made
 * from, so that a build in which none of that has changed makes none.
 */
export async function makeSamplePictures(
  photo: string,
  kept: string,
  portraits: Portraits = SAMPLE_PORTRAITS,
): Promise<string> {
  const bytes = readFileSync(photo);
  const folder = `${kept}/${fingerprint(bytes, portraits)}`;
  if (existsSync(folder)) return folder;
  rmSync(kept, { recursive: true, force: true });
  await makeAll(bytes, portraits, `${folder}.part`);
  // half of them are none
  renameSync(`${folder}.part`, folder);
  return folder;
}

function fingerprint(photo: Buffer, portraits: Portraits): string {
  const hash = createHash("sha256")
    .update(photo)
    .update(JSON.stringify([...portraits]));
  const sources = globSync("web/engine/**/*.{ts,json,bin}", { cwd: root }).map((path) => `${root}${path}`);
  for (const file of [...sources.sort(), fileURLToPath(import.meta.url)]) hash.update(readFileSync(file));
  return hash.digest("hex");
}

async function makeAll(photo: Buffer, portraits: Portraits, folder: string): Promise<void> {
  const write = async (name: string, width: number, picture: Sharp) => {
    const file = samplePicturePath(name, width).replace(SAMPLE_PICTURES_PATH, folder);
    mkdirSync(dirname(file), { recursive: true });
    await writeFile(file, await encodeAvif(picture, width));
  };
  const identity = await learn(photo);
  for (const width of SAMPLE_PHOTO_WIDTHS) {
    const height = (width * 5) / 4;
    // heads are at the top
    await write("photo", width, sharp(photo).rotate().resize({ width, height, position: "top" }));
  }
  const width = Math.max(...SAMPLE_PORTRAIT_WIDTHS);
  for (const [subject, { pack: _, ...reading }] of portraits) {
    const recipe = await loadRecipe(subject.split("/")[0]!);
    const order = { ...pictureOf(reading, 0, 0), identity, recipe, width, height: (width * 5) / 4 };
    const portrait = composePortrait(order);
    for (const each of SAMPLE_PORTRAIT_WIDTHS) await write(subject, each, marked(portrait, each));
  }
}

async function learn(photo: Buffer): Promise<Identity> {
  const networks = await loadPortraitModels(async (name) => readFileSync(`${models}${name}`));
  try {
    const { identity } = await buildIdentity(networks, [{ name: "sample", load: () => decodePhoto(photo) }]);
    return identity;
  } catch (error) {
    const refusal = error instanceof NoUsablePhoto ? error.report[0]?.refusal : undefined;
    if (!refusal) throw error;
    throw new Error(`SAMPLE_PHOTO cannot be used. ${wordsFor(refusal)}`, { cause: error });
  }
}

/** A portrait in one of its sizes, saying by itself what it is. */
function marked({ width, height, data }: Image, wanted: number): Sharp {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: wanted })
    .withXmp(aiMarking("compositeWithTrainedAlgorithmicMedia"));
}
