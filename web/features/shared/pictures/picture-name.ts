import { findPack, findTheme } from "#schema/catalogue/index.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";

/** What a picture is called where it needs a name: "Neon Noir, Cyberpunk"; that it shows nobody real is part of it. */
export function pictureName(picture: Pick<GenerationView, "themeSlug" | "packSlug" | "isVirtual">): string {
  const theme = picture.themeSlug ? findTheme(picture.themeSlug) : undefined;
  const pack = theme && picture.packSlug ? findPack(theme, picture.packSlug) : undefined;
  const name = [pack?.name, theme?.name].filter(Boolean).join(", ") || "Portrait";
  return picture.isVirtual ? `${name}, ${NOT_REAL.toLowerCase()}` : name;
}
