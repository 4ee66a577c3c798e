import { THEMES } from "#schema/catalogue/index.ts";
import { DrawnPortrait } from "#web/ui/drawn-portrait/drawn-portrait.tsx";
import { RingMark } from "#web/ui/ring-mark.tsx";

const FRAMES = 16;
/** The frame that was chosen, counted from 0. */
const CHOSEN = 6;

/** A contact sheet with drawn portraits of every theme, one of them ringed. Decoration. */
export function HeroSheet() {
  return (
    <figure>
      <div
        aria-hidden="true"
        className="grid grid-cols-4 gap-x-2 gap-y-2.5 rounded-frame bg-film p-3 sm:gap-x-3 sm:p-5"
      >
        {Array.from({ length: FRAMES }, (_, index) => {
          // a step that shares no factor with the number of themes meets sixteen different ones
          const theme = THEMES[(index * 7 + 7) % THEMES.length];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: frames of a fixed drawing
            <div key={index}>
              <div className="relative aspect-square overflow-hidden bg-film-frame">
                <DrawnPortrait theme={theme?.slug ?? ""} variant={(index * 2 + Math.floor(index / 4)) % 5} />
                {index === CHOSEN && <RingMark />}
              </div>
              <p className="film-print mt-2">▸ {index + 1}</p>
            </div>
          );
        })}
      </div>
      <figcaption className="mt-3 text-ink-soft text-sm">Drawings, until the sheet is yours.</figcaption>
    </figure>
  );
}
