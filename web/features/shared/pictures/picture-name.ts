import { findPack, findTheme } from "#schema/catalogue/index.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";

/** What a picture is called where it needs a name: "Neon Noir, Cyberpunk". */
export function pictureName(picture: Pick<GenerationView, "themeSlug" | "packSlug">): string {
  const theme = picture.themeSlug ? findTheme(picture.themeSlug) : undefined;
  const pack = theme && picture.packSlug ? findPack(theme, picture.packSlug) : undefined;
  return [pack?.name, theme?.name].filter(Boolean).join(", ") || "Portrait";
}
