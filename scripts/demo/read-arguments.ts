import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findPack, findTheme, THEMES } from "#schema/catalogue/index.ts";
import { packAllows } from "#schema/catalogue/theme.ts";
import { GENDER_OR_CATEGORY } from "#schema/trainings/training.ts";

/** What the command line asks for. Throws, in one line, what is wrong with it; nothing has been started then. */
export function readArguments(args: readonly string[]) {
  const { values: options } = parseArgs({
    args: [...args],
    options: {
      photos: { type: "string" },
      theme: { type: "string", default: "film-noir" },
      pack: { type: "string" },
      out: { type: "string" },
      gender: { type: "string" },
      url: { type: "string" },
      mailbox: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  if (!options.photos || !options.out) {
    throw new Error(
      "usage: npm run demo -- --photos DIR --theme SLUG --pack NAME --out DIR [--json] [--url URL]",
    );
  }
  const photos = resolve(options.photos);
  if (!existsSync(photos) || !statSync(photos).isDirectory()) throw new Error(`${photos} is not a folder`);
  const files = readdirSync(photos)
    .sort()
    .map((name) => join(photos, name))
    .filter((file) => !statSync(file, { throwIfNoEntry: false })?.isDirectory());
  if (files.length === 0) throw new Error(`${photos} has no files in it`);
  const theme = findTheme(options.theme);
  if (!theme)
    throw new Error(
      `there is no theme ${options.theme}; choose one of ${THEMES.map((one) => one.slug).join(", ")}`,
    );
  const pack = options.pack ? findPack(theme, options.pack) : theme.packs[0];
  if (!pack) {
    throw new Error(
      `${theme.name} has no pack ${options.pack}; choose one of ${theme.packs.map((one) => one.name).join(", ")}`,
    );
  }
  // unless told, a model the pack is made for: everyone's if it can be
  const asked =
    options.gender?.toUpperCase() ??
    (packAllows(pack, "NEUTRAL") ? "NEUTRAL" : pack.allowedGenderOrCategory[0]);
  const gender = GENDER_OR_CATEGORY.find((value) => value === asked);
  if (!gender) throw new Error(`--gender takes one of ${GENDER_OR_CATEGORY.join(", ")}`);
  if (!packAllows(pack, gender)) {
    throw new Error(
      `${pack.name} is made for ${pack.allowedGenderOrCategory.join(" and ")}, not for ${gender}`,
    );
  }
  const out = resolve(options.out);
  mkdirSync(out, { recursive: true });
  return { files, out, theme, pack, gender, url: options.url, mailbox: options.mailbox, json: options.json };
}
