import { findTheme } from "#schema/catalogue/index.ts";
import type { PictureSource } from "#web/ui/picture-source.ts";

/** The picture a link preview shows. */
export function shareImage(theme?: string) {
  return {
    path: `/share/${theme ?? "likeness"}.jpg`,
    width: 1200,
    height: 630,
    alt: "Likeness",
  };
}

/** A pack's cover. */
export function packCover(theme: string, pack: string): PictureSource {
  return drawn(`${theme}/${pack}`);
}

/** A theme's cover. */
export function themeCover(theme: string): PictureSource {
  return drawn(`${theme}/${findTheme(theme)?.packs[0]?.slug}`);
}

/** A light of its own for each name, until there is a picture. */
function drawn(name: string): PictureSource {
  let hue = 0;
  for (const sign of name) hue = (hue * 31 + sign.charCodeAt(0)) % 360;
  const src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><radialGradient id="a" cx=".3" cy=".25"><stop stop-color="hsl(${hue} 35% 72%)"/><stop offset="1" stop-color="hsl(${hue} 30% 24%)"/></radialGradient><path fill="url(#a)" d="M0 0h80v100H0z"/><g fill="hsl(${hue} 25% 12%)"><circle cx="40" cy="46" r="15"/><path d="M8 100c2-26 16-35 32-35s30 9 32 35z"/></g></svg>`,
  )}`;
  return { src, srcSet: `${src} 800w`, width: 800, height: 1000, placeholder: src, alt: "" };
}
