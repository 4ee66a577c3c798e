import { Button } from "#web/ui/controls/button.tsx";
import type { GalleryFilter } from "./gallery-filter.ts";

type Props = { filter: GalleryFilter; onChange: (filter: GalleryFilter) => void };

/** A filter that leaves nothing, and the way out of it. */
export function NoPictures({ filter, onChange }: Props) {
  const others = filter.trainingId || filter.themeSlug || filter.source;
  return (
    <div className="rounded-frame border border-hairline px-6 py-12 text-center">
      <p className="font-display text-heading">
        {filter.favorites && !others
          ? "No favourites yet."
          : filter.favorites
            ? "No favourites among these."
            : "No pictures match these filters."}
      </p>
      <p className="mx-auto mt-2 max-w-md text-ink-soft">
        {filter.favorites
          ? "Open a picture and press Favourite, or the F key, and you will find it here."
          : "They may have been deleted."}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {filter.favorites && others && (
          <Button look="outline" onClick={() => onChange({ ...filter, favorites: false })}>
            Show all of these
          </Button>
        )}
        <Button
          look="outline"
          onClick={() =>
            onChange({
              favorites: false,
              trainingId: null,
              themeSlug: null,
              packSlug: null,
              source: null,
              sort: filter.sort,
            })
          }
        >
          Show all pictures
        </Button>
      </div>
    </div>
  );
}
