import type { ThemeFacts } from "#schema/catalogue/theme.ts";
import { DrawnPortrait } from "#web/ui/drawn-portrait/drawn-portrait.tsx";

/** A theme's five packs as one strip of film; scrolls sideways where it does not fit. */
export function ThemeStrip({ theme }: { theme: ThemeFacts }) {
  return (
    <ol
      aria-label={`Packs of ${theme.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex snap-x gap-2 overflow-x-auto rounded-frame bg-film p-3 sm:gap-3 sm:p-4"
    >
      {theme.packs.map((pack, index) => (
        <li
          key={pack.slug}
          className="w-36 min-w-0 shrink-0 snap-start sm:w-auto sm:shrink sm:grow sm:basis-0"
        >
          <div className="aspect-square overflow-hidden bg-film-frame">
            <DrawnPortrait theme={theme.slug} variant={index} />
          </div>
          <p className="mt-2 flex gap-2 text-[0.8125rem] text-film-ink leading-tight">
            <span className="numbers shrink-0">▸ {index + 1}</span>
            {pack.name}
          </p>
        </li>
      ))}
    </ol>
  );
}
