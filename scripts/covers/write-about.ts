import { mkdir, readFile, writeFile } from "node:fs/promises";
import { findTheme, popularThemes } from "#schema/catalogue/index.ts";
import { describeCover } from "./describe-cover.ts";
import { toPlaceholder } from "./encode.ts";
import { COVER_FACTS, coverFiles, coverKey, SHARES } from "./files.ts";
import type { PlannedCover } from "./plan-covers.ts";
import { defaultShare, themeShare } from "./share-image.ts";

type Facts = Record<string, { alt: string; placeholder: string }>;

/**
 * Writes what is known of each cover: the texts of all, the placeholders of those just made, from their smallest file.
 * The others keep the placeholder they have, since it was made by the encoder and from the size of its own day.
 */
export async function writeFacts(
  plan: readonly PlannedCover[],
  isNew: (planned: PlannedCover) => boolean,
): Promise<void> {
  const known: Facts = JSON.parse(await readFile(COVER_FACTS, "utf8"));
  const facts: Facts = {};
  for (const planned of plan) {
    const theme = findTheme(planned.theme)!;
    const pack = theme.packs.find(({ slug }) => slug === planned.pack);
    const kept = isNew(planned) ? undefined : known[coverKey(planned)];
    facts[coverKey(planned)] = {
      alt: describeCover(planned.cover, pack ? `${theme.name}: ${pack.name}` : theme.name),
      placeholder: kept?.placeholder ?? (await toPlaceholder(await readFile(coverFiles(planned)[0]!.path))),
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
