import type { PackCard as Pack } from "#web/content/catalogue/catalogue-cards.ts";
import { PackCard } from "./pack-card.tsx";

type Props = {
  packs: readonly (Pick<Pack, "number" | "name" | "description" | "limit" | "path" | "cover"> & {
    theme?: string;
  })[];
  level?: 2 | 3;
  columns?: 4 | 5;
};

/** Packs as a contact sheet: in one row where there is room, two on a phone. */
export function PackSheet({ packs, level, columns = 5 }: Props) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-2.5 gap-y-6 rounded-frame bg-film p-2.5 sm:gap-x-4 sm:gap-y-8 sm:p-5 ${columns === 5 ? "sm:grid-cols-3 lg:grid-cols-5" : "lg:grid-cols-4"}`}
    >
      {packs.map((pack) => (
        <li key={pack.path} className="min-w-0">
          <PackCard
            pack={pack}
            level={level}
            theme={pack.theme}
            sizes="(min-width: 80rem) 14rem, (min-width: 64rem) 18vw, (min-width: 40rem) 30vw, 43vw"
          />
        </li>
      ))}
    </ul>
  );
}
