import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findTheme } from "#schema/catalogue/index.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { IMAGES_PER_PROMPT, PROMPTS_PER_PACK } from "#schema/catalogue/theme.ts";
import { ASPECTS, PACK_ASPECT } from "#schema/pictures/aspects.ts";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { examinePhoto } from "#web/engine/examine-photo.ts";
import { identityDistance } from "#web/engine/face/identity-distance.ts";
import { buildIdentity, NoUsablePhoto } from "#web/engine/identity/build-identity.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { loadModels, type Models } from "#web/engine/models.ts";
import { readPrompt } from "#web/engine/read-prompt.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import { openSeries } from "#web/engine/studio/series/open-series.ts";
import { pictureOf, type SeriesPicture } from "#web/engine/studio/series/series-picture.ts";
import { stagePortrait } from "#web/engine/studio/stage-portrait.ts";
import { type PortraitFaults, portraitFaults } from "./portrait-faults.ts";

const THEMES = [
  "film-noir",
  "cyberpunk",
  "yearbook",
  "professional-headshots",
  "beach",
  "travel",
  "wedding",
  "glamour",
];
const { width, height } = ASPECTS[PACK_ASPECT];
const FIRST_SEED = 20 * 5_000_000;
/** Mean distance from the person's photos up to which a picture shows the same person. */
const SAME_PERSON = 0.5;

interface Measured extends PortraitFaults {
  closeUp: boolean;
}

/** What is counted over a pack as a whole. */
interface PackCount {
  backdrops: number;
  /** How often the commonest pair of photo and backdrop stands in it. */
  samePair: number;
  photosUnused: number;
  photos: number;
}

/**
 * How well the pictures of packs are framed, and whether they show the person: eight themes for each person, as the
 * embedded engine makes them. `photos` is a folder with a folder for each person. One picture of each pack is made
 * and looked at, the others are laid out alone.
 */
export async function run(_only: readonly string[], { photos }: { photos: string | undefined }) {
  if (!photos) throw new Error("name the folder: npm run bench -- portraits --photos DIR");
  const folder = new URL("../../../web/engine/models/", import.meta.url);
  const models = await loadModels((name) => readFile(new URL(name, folder)));
  const people = readdirSync(photos, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const pictures: Measured[] = [];
  const packs: PackCount[] = [];
  const same: boolean[] = [];
  for (const [turn, { name }] of people.sort((a, b) => a.name.localeCompare(b.name)).entries()) {
    const identity = await learn(models, join(photos, name));
    if (!identity) {
      console.info(`${name}: no usable photo`);
      continue;
    }
    for (const [at, theme] of THEMES.entries()) {
      const pack = await makePack(models, identity, theme, turn, at);
      pictures.push(...pack.pictures);
      packs.push(pack.count);
      same.push(pack.samePerson);
    }
    console.info(`${name}: ${identity.views.length} photos used`);
  }
  return summarise(pictures, packs, same);
}

async function learn(models: Models, folder: string): Promise<Identity | null> {
  const photos = readdirSync(folder)
    .sort()
    .map((name) => ({ name, load: async () => decodePhoto(await readFile(join(folder, name))) }));
  const learned = await buildIdentity(models, photos).catch((error: unknown) => {
    if (error instanceof NoUsablePhoto) return null;
    throw error;
  });
  return learned?.identity ?? null;
}

/** The pack's pictures as they are asked for; people go round the theme's packs. */
export function picturesOf(theme: string, turn: number): SeriesPicture[] {
  const packs = findTheme(theme)!.packs;
  const number = turn % packs.length;
  const { slug } = packs[number]!;
  return PROMPTS[theme]![slug]!.flatMap((prompt, i) => {
    const promptNumber = number * PROMPTS_PER_PACK + i;
    const reading = readPrompt(prompt, { theme, promptNumber, about: slug.replaceAll("-", " ") });
    return Array.from({ length: IMAGES_PER_PROMPT }, (_, image) =>
      pictureOf(reading, image, FIRST_SEED + i * IMAGES_PER_PROMPT + image),
    );
  });
}

async function makePack(models: Models, identity: Identity, theme: string, turn: number, at: number) {
  const recipe = await loadRecipe(theme);
  const planOf = openSeries(identity, recipe, { width, height });
  const series = picturesOf(theme, turn);
  const staged = series.map((picture, i) => {
    const order = { ...picture, identity, recipe, ...planOf(series.slice(0, i + 1)), width, height };
    return { order, ...stagePortrait(order) };
  });
  const pictures = staged.map(
    ({ order, view, frame }): Measured => ({
      ...portraitFaults(view, frame, order.shot, { width, height }),
      closeUp: order.shot === "close-up",
    }),
  );
  const pairs = Object.values(
    Object.groupBy(staged, ({ view, scene }) => `${identity.views.indexOf(view)} ${scene.name}`),
  );
  const count: PackCount = {
    backdrops: new Set(staged.map(({ scene }) => scene.name)).size,
    samePair: Math.max(...pairs.map((pair) => pair!.length)),
    photosUnused: identity.views.filter((view) => !staged.some((one) => one.view === view)).length,
    photos: identity.views.length,
  };
  const face = examinePhoto(models, composePortrait(staged[(turn * 7 + at * 3) % staged.length]!.order)).face;
  const distances = face ? identity.views.map((view) => identityDistance(view.identity, face.identity)) : [2];
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
  return { pictures, count, samePerson: mean <= SAME_PERSON };
}

function summarise(pictures: readonly Measured[], packs: readonly PackCount[], same: readonly boolean[]) {
  const wide = pictures.filter(({ closeUp }) => !closeUp);
  const uncut = wide.filter(({ cutInPhoto }) => !cutInPhoto);
  const roomy = uncut.filter(({ noRoom }) => !noRoom);
  const shares = wide.map(({ faceShare }) => faceShare).sort((a, b) => a - b);
  return {
    pictures: pictures.length,
    closeUps: share(pictures, ({ closeUp }) => closeUp),
    /** These three outside close-ups. */
    faceShare: round(shares[shares.length >> 1] ?? 0),
    faceOver45: share(wide, ({ faceShare }) => faceShare > 0.45),
    hairCut: share(wide, ({ hairCut }) => hairCut),
    sideCut: share(wide, ({ sideCut }) => sideCut),
    enlargedTwice: share(pictures, ({ step }) => step < 0.5),
    cutInPhoto: share(pictures, ({ cutInPhoto }) => cutInPhoto),
    noRoom: share(wide, ({ noRoom }) => noRoom),
    /** Of those whose photo does not itself end within the head. */
    whereUncut: {
      hairCut: share(uncut, ({ hairCut }) => hairCut),
      sideCut: share(uncut, ({ sideCut }) => sideCut),
    },
    whereRoom: {
      faceOver45: share(roomy, ({ faceShare }) => faceShare > 0.45),
      hairCut: share(roomy, ({ hairCut }) => hairCut),
      sideCut: share(roomy, ({ sideCut }) => sideCut),
    },
    packs: {
      backdropsUnderFive: share(packs, ({ backdrops }) => backdrops < 5),
      pairOverThree: share(packs, ({ samePair }) => samePair > 3),
      photosUnused: share(packs, ({ photosUnused }) => photosUnused > 0),
    },
    samePerson: share(same, (one) => one),
  };
}

function share<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return round(all.filter(holds).length / Math.max(1, all.length));
}

const round = (value: number) => Math.round(value * 1000) / 1000;
