import { readFile } from "node:fs/promises";
import { THEMES } from "#schema/catalogue/index.ts";
import { ASPECTS, PACK_ASPECT } from "#schema/pictures/aspects.ts";
import type { Compute } from "#scripts/local/inference/compute/compute-types.ts";
import { startCompute } from "#scripts/local/inference/compute/start-compute.ts";
import { SHOTS } from "#web/engine/studio/frame/shot.ts";
import type { SeriesPicture } from "#web/engine/studio/series/series-picture.ts";
import { type ChangeFigures, timeChanges } from "./change-photo.ts";

const { width, height } = ASPECTS[PACK_ASPECT];
const PROMPTS_PER_PACK = 5;
const PICTURES_PER_PROMPT = 4;

/** Wall-clock seconds, except where CPU is said. */
interface Figures extends ChangeFigures, Record<string, unknown> {
  /** From asking to holding the JPEG; models loaded, the person not yet unpacked. */
  firstPicture: number;
  /** One portrait on one core, over every theme. */
  portraitOneCore: { mean: number; slowest: number; slowestTheme: string; cpu: number };
  /** Share of a pack on two cores. */
  portraitTwoCores: number;
  /** Five prompts with four pictures each on two cores: the theme in the middle and the slowest. */
  packTwoCores: { middle: number; middleTheme: string; slowest: number; slowestTheme: string };
  /** Loading the models into three threads, paid once at start. */
  start: number;
  training: number;
}

const since = (from: number) => Math.round(performance.now() - from) / 1000;

/** Times the studio, at the size of a pack's pictures, through the same threads and codec as the local server's. */
export async function run(): Promise<Figures> {
  const bytes = await readFile(new URL("../../local/demo-photos/astronaut.jpg", import.meta.url));
  const starting = performance.now();
  const [two, one] = await Promise.all([startCompute({ workers: 2 }), startCompute({ workers: 1 })]);
  const start = since(starting);
  try {
    const beforeTraining = performance.now();
    const { bundle } = await two.train({ photos: [{ name: "one.jpg", bytes }] });
    const training = since(beforeTraining);
    const pictureOf = (promptNumber: number, turn: number): SeriesPicture => ({
      promptNumber,
      shot: SHOTS[promptNumber % SHOTS.length]!,
      seed: 100 + turn,
    });
    const portrait = (
      compute: Compute,
      theme: string,
      picture: SeriesPicture,
      before: readonly SeriesPicture[] = [],
    ) =>
      compute.portrait({
        bundle,
        bundleKey: "bench",
        theme,
        ...picture,
        before,
        width,
        height,
      });

    const beforeFirst = performance.now();
    await portrait(two, THEMES[0]!.slug, pictureOf(0, 0));
    const firstPicture = since(beforeFirst);
    console.info(`first picture: ${firstPicture} s`);

    await portrait(one, THEMES[0]!.slug, pictureOf(0, 0));
    const timed: { theme: string; took: number }[] = [];
    const cpuBefore = process.cpuUsage();
    for (const [turn, { slug }] of THEMES.entries()) {
      const before = performance.now();
      await portrait(one, slug, pictureOf(turn, turn));
      timed.push({ theme: slug, took: since(before) });
    }
    const cpu = process.cpuUsage(cpuBefore);
    timed.sort((a, b) => a.took - b.took);
    const slowest = timed.at(-1)!;
    const middle = timed[timed.length >> 1]!;
    const mean = timed.reduce((sum, { took }) => sum + took, 0) / timed.length;
    console.info(`${timed.length} themes on one core: ${mean.toFixed(3)} s a portrait`);

    const pack = async (theme: string) => {
      const before = performance.now();
      const pictures = Array.from({ length: PROMPTS_PER_PACK * PICTURES_PER_PROMPT }, (_, i) =>
        pictureOf(Math.floor(i / PICTURES_PER_PROMPT), i),
      );
      await Promise.all(pictures.map((picture, i) => portrait(two, theme, picture, pictures.slice(0, i))));
      const took = since(before);
      console.info(`${theme}: a pack on two cores in ${took} s`);
      return took;
    };
    const middlePack = await pack(middle.theme);
    const slowestPack = await pack(slowest.theme);
    return {
      firstPicture,
      portraitOneCore: {
        mean: Math.round(mean * 1000) / 1000,
        slowest: slowest.took,
        slowestTheme: slowest.theme,
        cpu: Math.round((cpu.user + cpu.system) / timed.length / 1000) / 1000,
      },
      portraitTwoCores: Math.round((middlePack / PROMPTS_PER_PACK / PICTURES_PER_PROMPT) * 1000) / 1000,
      packTwoCores: {
        middle: middlePack,
        middleTheme: middle.theme,
        slowest: slowestPack,
        slowestTheme: slowest.theme,
      },
      start,
      training,
      ...(await timeChanges(bytes)),
    };
  } finally {
    await Promise.all([two.close(), one.close()]);
  }
}
