import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { decodeOnWhite } from "#scripts/local/inference/compute/sharp-codec.ts";
import { paintBackground } from "#web/engine/background/paint-background.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { cutPeople } from "#web/engine/matte/cut-out.ts";
import { loadModels } from "#web/engine/models.ts";
import { gaussianBlur } from "#web/engine/pixels/blur.ts";
import { linearToSrgb } from "#web/engine/pixels/colour.ts";
import type { Image, LightMap, Plane } from "#web/engine/pixels/image.ts";
import { createImage } from "#web/engine/pixels/image.ts";
import { buildPyramid, resizePlane } from "#web/engine/pixels/resample.ts";
import { timeInBrowser } from "./matting-browser.ts";

/** Places that people are set into: inside and out, light and dark, busy and calm. */
const PLACES = [
  "professional-headshots/glass-office",
  "professional-headshots/warm-office",
  "beach",
  "travel",
  "cyberpunk",
  "film-noir",
  "nightlife",
  "luxury-lifestyle",
] as const;

/** How finely slopes are compared, in pixels (Rhemann et al. 2009). */
const SLOPE_SIGMA = 1.4;

interface Reference {
  name: string;
  photo: Image;
  alpha: Plane;
}

/**
 * How well people are cut out. `photos` is a folder of pairs: `NAME.png`, a photo, and `NAME-alpha.png`, who is in it,
 * corrected by hand. Everybody is set into eight places and cut out of them again; how long twelve megapixels take is
 * measured in the browser.
 */
export async function run(_only: readonly string[], { photos }: { photos: string | undefined }) {
  if (!photos) throw new Error("name the folder: npm run bench -- matting --photos DIR");
  const folder = new URL("../../../web/engine/models/", import.meta.url);
  const models = await loadModels((name) => readFile(new URL(name, folder)));
  const ious: number[] = [];
  const errors: number[] = [];
  for (const { name, photo, alpha } of await readReferences(photos)) {
    const own = cutPeople(models, buildPyramid(photo));
    const mine: number[] = [];
    for (const place of PLACES) {
      const scene = await setInto(place, photo, own?.colours ?? photo, alpha);
      const found = cutPeople(models, buildPyramid(scene))?.matte;
      mine.push(found ? overlap(found, alpha) : 0);
      if (found) errors.push(gradientError(found, alpha));
    }
    ious.push(...mine);
    console.info(`${name}: IoU ${mine.map((value) => value.toFixed(3)).join(" ")}`);
  }
  const [first] = readdirSync(photos).filter((file) => isPhoto(file));
  const seconds = await timeInBrowser(join(photos, first!));
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return {
    ours: { seconds: round(seconds), iou: round(mean(ious)), gradientError: round(mean(errors)) },
    worst: round(Math.min(...ious)),
    pictures: ious.length,
  };
}

const isPhoto = (file: string) => /\.(png|jpe?g)$/.test(file) && !file.includes("-alpha.");

async function readReferences(folder: string): Promise<Reference[]> {
  return Promise.all(
    readdirSync(folder)
      .filter(isPhoto)
      .sort()
      .map(async (file) => {
        const name = file.replace(/\.\w+$/, "");
        const photo = await decodeOnWhite(await readFile(join(folder, file)));
        const bytes = await sharp(join(folder, `${name}-alpha.png`))
          .toColourspace("b-w")
          .raw()
          .toBuffer();
        const { width, height } = photo;
        if (bytes.length !== width * height)
          throw new Error(`${name}-alpha.png is not as large as its photo`);
        return {
          name,
          photo,
          alpha: { width, height, data: Float32Array.from(bytes, (byte) => byte / 255) },
        };
      }),
  );
}

/** The person before a painted place; colours along the outline are their own, without the old background. */
async function setInto(place: string, photo: Image, colours: Image, alpha: Plane): Promise<Image> {
  const [theme = "", scene] = place.split("/");
  const { width, height } = photo;
  const recipe = await loadRecipe(theme);
  const behind = fullSize(
    paintBackground({ kind: "scene", recipe, scene, seed: 3 }, width, height),
    width,
    height,
  );
  const out = createImage(width, height);
  for (let i = 0, p = 0; i < alpha.data.length; i++, p += 4) {
    const share = alpha.data[i]!;
    const from = share > 0.98 ? photo : colours;
    for (let c = 0; c < 3; c++)
      out.data[p + c] = share * from.data[p + c]! + (1 - share) * 255 * linearToSrgb(behind[c]!.data[i]!);
    out.data[p + 3] = 255;
  }
  return out;
}

function fullSize(map: LightMap, width: number, height: number): Plane[] {
  return [0, 1, 2].map((c) => {
    const data = new Float32Array(map.width * map.height);
    for (let i = 0; i < data.length; i++) data[i] = map.data[i * 3 + c]!;
    return resizePlane({ width: map.width, height: map.height, data }, width, height);
  });
}

/** Of what is the person by either, how much is by both. */
function overlap(a: Plane, b: Plane): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < a.data.length; i++) {
    both += Math.min(a.data[i]!, b.data[i]!);
    either += Math.max(a.data[i]!, b.data[i]!);
  }
  return both / either;
}

/** Squared differences of the slopes of both, summed, in thousands. */
function gradientError(a: Plane, b: Plane): number {
  const [one, other] = [slopes(a), slopes(b)];
  return one.reduce((sum, value, i) => sum + (value - other[i]!) ** 2, 0) / 1000;
}

function slopes({ width, height, data }: Plane): Float32Array {
  const soft = data.slice();
  gaussianBlur(soft, width, height, 1, SLOPE_SIGMA);
  return soft.map((value, i) => {
    const across = i % width < width - 1 ? soft[i + 1]! - value : 0;
    const down = i + width < soft.length ? soft[i + width]! - value : 0;
    return Math.hypot(across, down);
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
