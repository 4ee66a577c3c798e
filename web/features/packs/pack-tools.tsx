import { Link } from "react-router";
import type { PackView } from "#schema/pictures/pack-order.ts";
import { formatNumber } from "#web/lib/format.ts";
import { Chip } from "#web/ui/controls/chip.tsx";
import { writeBasket } from "./chooser/basket.ts";

type Props = {
  pack: PackView;
  favorites: number;
  favoritesOnly: boolean;
  onFavorites: (only: boolean) => void;
};

/** Only a pack's favourites, and the way to more in the same style. */
export function PackTools({ pack, favorites, favoritesOnly, onFavorites }: Props) {
  const same = new URLSearchParams(pack.trainingId ? { training: pack.trainingId } : {});
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Chip
        type="checkbox"
        count={formatNumber(favorites)}
        checked={favoritesOnly}
        onChange={({ target }) => onFavorites(target.checked)}
      >
        Favourites
      </Chip>
      <Link to={`/packs/new?${writeBasket(pack.selections, same)}`} className="link">
        More like this
      </Link>
    </div>
  );
}
