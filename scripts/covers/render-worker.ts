import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parentPort } from "node:worker_threads";
import { findTheme } from "#schema/catalogue/index.ts";
import { composeCover } from "./compose-cover.ts";
import { describeCover } from "./describe-cover.ts";
import { toAvif, toPlaceholder } from "./encode.ts";
import { COVERS, coverKey, PACK_WIDTHS, SHARES, THEME_WIDTHS } from "./paths.ts";
import { planCovers } from "./plan-covers.ts";
import { SHARE_PHOTO, themeShare } from "./share-image.ts";

/** What a worker reports of a cover it has made. */
export interface MadeCover {
  key: string;
  alt: string;
  placeholder: string;
}

const plan = planCovers();

async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

async function make(index: number): Promise<MadeCover> {
  const planned = plan[index]!;
  const { cover, theme: slug, pack } = planned;
  const theme = findTheme(slug)!;
  const key = coverKey(planned);
  const widths = pack ? PACK_WIDTHS : THEME_WIDTHS;
  const largest = Math.max(...widths);
  const image = composeCover(cover, largest, (largest * 5) / 4);
  for (const width of widths) await write(`${COVERS}${key}-${width}.avif`, await toAvif(image, width));
  if (!pack) {
    const photo = composeCover({ ...cover, span: cover.span * 0.97 }, SHARE_PHOTO.width, SHARE_PHOTO.height);
    await write(`${SHARES}${slug}.jpg`, await themeShare(photo, theme.name));
  }
  const packName = theme.packs.find((each) => each.slug === pack)?.name;
  const style = packName ? `${theme.name}: ${packName}` : theme.name;
  return { key, alt: describeCover(cover, style), placeholder: await toPlaceholder(image) };
}

parentPort?.on("message", async (index: number) => {
  parentPort?.postMessage(await make(index));
});
