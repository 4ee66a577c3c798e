import { mkdir, readFile, writeFile } from "node:fs/promises";
import { findTheme, popularThemes } from "#schema/catalogue/index.ts";
import { describeCover } from "./describe-cover.ts";
import { toPlaceholder } from "./encode.ts";
import { COVER_FACTS, coverFiles, coverKey, SHARES } from "./files.ts";
import type { PlannedCover } from "./plan-covers.ts";
import { defaultShare, themeShare } from "./share-image.ts";

/** Writes what is known of each cover, from its smallest file. */
export async function writeFacts(plan: readonly PlannedCover[]): Promise<void> {
  const facts: Record<string, { alt: string; placeholder: string }> = {};
  for (const planned of plan) {
    const theme = findTheme(planned.theme)!;
    const pack = theme.packs.find(({ slug }) => slug === planned.pack);
    facts[coverKey(planned)] = {
      alt: describeCover(planned.cover, pack ? `${theme.name}: ${pack.name}` : theme.name),
      placeholder: await toPlaceholder(await readFile(coverFiles(planned)[0]!.path)),
    };
  }
  await writeFile(COVER_FACTS, `${JSON.stringify(facts, null, 2)}\n`);
}

/** Writes the share images of all themes and the site's own, from the themes' covers. */
export async function writeShares(plan: readonly PlannedCover[]): Promise<void> {
  await mkdir(SHARES, { recursive: true });
  const largest = (theme: string) => readFile(coverFiles({ theme }).at(-1)!.path);
  for (const { theme, pack } of plan) {
    if (pack) continue;
    await writeFile(`${SHARES}${theme}.jpg`, await themeShare(await largest(theme), findTheme(theme)!.name));
  }
  const six = await Promise.all(popularThemes(6).map(({ slug }) => largest(slug)));
  await writeFile(`${SHARES}likeness.jpg`, await defaultShare(six));
}
