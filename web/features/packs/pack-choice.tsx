import type { ThemeFacts } from "#schema/catalogue/theme.ts";
import type { GenderOrCategory } from "#schema/trainings/training.ts";
import type { Covers } from "#web/content/catalogue/new-pack-page.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { RingMark } from "#web/ui/pictures/ring-mark.tsx";
import { packRefusal } from "./pack-refusal.ts";

export interface ChosenPack {
  theme: string;
  pack: string;
}

type Props = {
  theme: ThemeFacts;
  covers: Covers[string] | undefined;
  who: GenderOrCategory | null;
  chosen: ChosenPack | null;
  onChoose: (chosen: ChosenPack) => void;
};

/** One theme's packs as frames; the chosen one is ringed, one that is not for this model says why. */
export function PackChoice({ theme, covers, who, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="font-display text-heading">{theme.name}</legend>
      <p className="mt-1 mb-4 max-w-2xl text-ink-soft">{theme.description}</p>
      <div className="grid gap-x-2 gap-y-3 rounded-frame bg-film p-3 sm:grid-cols-3 sm:p-4 xl:grid-cols-5">
        {theme.packs.map((pack) => {
          const cover = covers?.packs[pack.slug];
          const refusal = who ? packRefusal(pack, who) : null;
          const ringed = chosen?.theme === theme.slug && chosen.pack === pack.slug;
          return (
            <label
              key={pack.slug}
              className="group grid min-w-0 grid-cols-[6rem_1fr] content-start items-center gap-x-4 text-film-ink sm:block has-focus-visible:outline-2 has-focus-visible:outline-grease"
            >
              <input
                type="radio"
                name="pack"
                className="sr-only"
                value={`${theme.slug}/${pack.slug}`}
                checked={ringed}
                disabled={refusal !== null}
                onChange={() => onChoose({ theme: theme.slug, pack: pack.slug })}
                aria-labelledby={`${theme.slug}-${pack.slug}-name`}
                aria-describedby={`${theme.slug}-${pack.slug}-about`}
              />
              <span
                className={`relative block aspect-4/5 overflow-hidden bg-film-frame ${refusal ? "opacity-35 grayscale" : "group-hover:opacity-90"}`}
              >
                {cover && (
                  <Picture
                    source={{ ...cover, alt: "" }}
                    sizes="(min-width: 80rem) 10rem, (min-width: 40rem) 30vw, 6rem"
                    className="h-full"
                  />
                )}
                {ringed && <RingMark />}
              </span>
              <span className="block sm:mt-2">
                <span
                  id={`${theme.slug}-${pack.slug}-name`}
                  className="block font-medium text-[#efe6da] text-base leading-tight sm:text-sm"
                >
                  {pack.name}
                </span>
                <span
                  id={`${theme.slug}-${pack.slug}-about`}
                  className="mt-1 block text-sm leading-snug sm:text-xs"
                >
                  {refusal ?? pack.description}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
