import { Link } from "react-router";
import { IMAGES_PER_PACK, type ThemeFacts } from "#schema/catalogue/theme.ts";
import { PACK_CREDITS } from "#schema/pricing.ts";
import { formatCredits } from "#web/lib/format.ts";
import { DrawnPortrait } from "#web/ui/drawn-portrait/drawn-portrait.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { madeFor } from "./made-for.ts";

/** A theme with its packs, each leading straight to making it. */
export function ThemePage({ theme }: { theme: ThemeFacts }) {
  return (
    <div className="page">
      <PageHead title={theme.name} lead={theme.description} />
      <p className="numbers py-5 text-ink-soft">
        {theme.packs.length} packs of {IMAGES_PER_PACK} pictures, {formatCredits(PACK_CREDITS)} each.
      </p>
      <ul>
        {theme.packs.map((pack, index) => (
          <li
            key={pack.slug}
            className="relative grid grid-cols-[5.5rem_1fr] items-center gap-x-5 gap-y-3 border-hairline border-t py-6 sm:grid-cols-[11rem_1fr_auto] sm:gap-x-10"
          >
            <div className="rounded-frame bg-film p-1.5 sm:p-2.5">
              <div className="aspect-square overflow-hidden">
                <DrawnPortrait theme={theme.slug} variant={index} />
              </div>
              <p className="film-print mt-2" aria-hidden="true">
                ▸ {index + 1}
              </p>
            </div>
            <div>
              <h2 className="text-heading">{pack.name}</h2>
              <p className="mt-1 max-w-xl">{pack.description}</p>
              {madeFor(pack) && <p className="mt-1 text-ink-soft text-sm">{madeFor(pack)}</p>}
            </div>
            <Link
              to={`/packs/new?${new URLSearchParams({ theme: theme.slug, pack: pack.slug })}`}
              className="link font-medium hover:text-safelight max-sm:col-start-2"
            >
              Make this pack<span className="sr-only">: {pack.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-hairline border-t pt-5 text-ink-soft text-sm">
        The frames here are drawings. Yours will be pictures of you.
      </p>
    </div>
  );
}
