import { findPack, findTheme } from "#schema/catalogue/index.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";

/** What a picture or a video is called where it needs a name: "Neon Noir, Cyberpunk"; that it shows nobody real is part of it. */
export function pictureName(
  picture: Pick<GenerationView, "kind" | "themeSlug" | "packSlug" | "isVirtual">,
): string {
  const theme = picture.themeSlug ? findTheme(picture.themeSlug) : undefined;
  const pack = theme && picture.packSlug ? findPack(theme, picture.packSlug) : undefined;
  const plain = picture.kind === "video" ? "Video" : "Portrait";
  const name = [pack?.name, theme?.name].filter(Boolean).join(", ") || plain;
  return picture.isVirtual ? `${name}, ${NOT_REAL.toLowerCase()}` : name;
}

/** What some of the library's are called together. */
export function nounFor(items: readonly Pick<GenerationView, "kind">[]): "picture" | "video" | "item" {
  if (items.every(({ kind }) => kind !== "video")) return "picture";
  return items.every(({ kind }) => kind === "video") ? "video" : "item";
}
