import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { findPack, findTheme } from "#schema/catalogue/index.ts";
import type { PackFacts, ThemeFacts } from "#schema/catalogue/theme.ts";
import { type ChosenPack, rememberChosenPack, rememberedPack } from "#web/lib/catalogue/chosen-pack.ts";

/** The pack someone chose before they had a model: of the address (`?pack=theme/pack`), which is then kept, or the kept one. */
export function useChosenPack(): { theme: ThemeFacts; pack: PackFacts } | null {
  const [query] = useSearchParams();
  const [slug = "", packSlug = ""] = query.get("pack")?.split("/") ?? [];
  const asked = find({ theme: slug, pack: packSlug });
  useEffect(() => {
    if (find({ theme: slug, pack: packSlug })) rememberChosenPack({ theme: slug, pack: packSlug });
  }, [slug, packSlug]);
  return asked ?? find(rememberedPack());
}

function find(chosen: ChosenPack | null) {
  const theme = chosen ? findTheme(chosen.theme) : undefined;
  const pack = theme && chosen ? findPack(theme, chosen.pack) : undefined;
  return theme?.isPublic && pack ? { theme, pack } : null;
}
