import { packCover, themeCover } from "../covers.ts";
import { publicThemes } from "./catalogue-cards.ts";

/** Covers of every theme and its packs, by slug. */
export function newPackPage() {
  return {
    covers: Object.fromEntries(
      publicThemes.map((theme) => [
        theme.slug,
        {
          theme: themeCover(theme.slug),
          packs: Object.fromEntries(theme.packs.map((pack) => [pack.slug, packCover(theme.slug, pack.slug)])),
        },
      ]),
    ),
  };
}
export type Covers = ReturnType<typeof newPackPage>["covers"];
