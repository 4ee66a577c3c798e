import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { findPack, findTheme } from "#schema/catalogue/index.ts";
import type { PackFacts, ThemeFacts } from "#schema/catalogue/theme.ts";
import { type ChosenPack, rememberChosenPack, rememberedPack } from "#web/lib/catalogue/chosen-pack.ts";
import { useChangedCatalogue } from "#web/lib/catalogue/hidden-themes.ts";

/**
 * The pack someone chose before they had a model: of the address (`?pack=theme/pack`), which is then kept, or the kept
 * one. None that was hidden since.
 */
export function useChosenPack(): { theme: ThemeFacts; pack: PackFacts } | null {
  const [query] = useSearchParams();
  const { hidden, hiddenPacks } = useChangedCatalogue();
  const [slug = "", packSlug = ""] = query.get("pack")?.split("/") ?? [];
  const asked = find({ theme: slug, pack: packSlug });
  useEffect(() => {
    if (find({ theme: slug, pack: packSlug })) rememberChosenPack({ theme: slug, pack: packSlug });
  }, [slug, packSlug]);
  const chosen = asked ?? find(rememberedPack());
  const isHidden =
    chosen && (hidden.has(chosen.theme.slug) || hiddenPacks.has(`${chosen.theme.slug}/${chosen.pack.slug}`));
  return isHidden ? null : chosen;
}

function find(chosen: ChosenPack | null) {
  const theme = chosen ? findTheme(chosen.theme) : undefined;
  const pack = theme && chosen ? findPack(theme, chosen.pack) : undefined;
  return theme?.isPublic && pack ? { theme, pack } : null;
}
