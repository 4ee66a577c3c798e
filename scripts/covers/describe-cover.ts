import type { Cover } from "./compose-cover.ts";
import type { MaterialName } from "./light/material.ts";
import type { Hat } from "./sculpture/hats.ts";

const MATERIAL_WORDS: Readonly<Record<MaterialName, string>> = {
  plaster: "plaster",
  marble: "marble",
  terracotta: "terracotta",
  bronze: "bronze",
  basalt: "black stone",
  rose: "pink marble",
};

const HAT_WORDS: Readonly<Record<Hat, string>> = {
  fedora: "in a felt hat",
  mortarboard: "in a graduation cap",
  laurel: "with a laurel wreath",
  veil: "with a veil",
  sunglasses: "in sunglasses",
  visor: "behind a visor",
  knit: "in a bobble hat",
  sunhat: "in a sun hat",
  crown: "with a crown",
  halo: "before a halo",
  headphones: "with headphones",
};

/** Says what a cover shows, for those who do not see it. `style` is its theme, with its pack where it has one. */
export function describeCover({ sitter, material }: Cover, style: string): string {
  const worn = sitter.hat ? ` ${HAT_WORDS[sitter.hat]}` : "";
  return `A ${MATERIAL_WORDS[material]} bust of a ${sitter.figure}${worn}, in the style of ${style}`;
}
