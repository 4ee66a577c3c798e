import { Button } from "#web/ui/controls/button.tsx";
import { type GalleryFilter, isNarrowed, NO_FILTER } from "./filter/gallery-filter.ts";

type Props = { filter: GalleryFilter; onChange: (filter: GalleryFilter) => void };

/** A filter that leaves nothing, and the way out of it. */
export function NoPictures({ filter, onChange }: Props) {
  const others = isNarrowed({ ...filter, favorites: false });
  return (
    <div className="rounded-frame border border-hairline px-6 py-12 text-center">
      <p className="font-display text-heading">{headingOf(filter, others)}</p>
      <p className="mx-auto mt-2 max-w-md text-ink-soft">{hintOf(filter)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {filter.favorites && others && (
          <Button look="outline" onClick={() => onChange({ ...filter, favorites: false })}>
            Show all of these
          </Button>
        )}
        <Button look="outline" onClick={() => onChange({ ...NO_FILTER, sort: filter.sort })}>
          Show all pictures
        </Button>
      </div>
    </div>
  );
}

function headingOf({ favorites, words }: GalleryFilter, others: boolean): string {
  if (words) return `No pictures found for “${words}”.`;
  if (favorites) return others ? "No favourites among these." : "No favourites yet.";
  return "No pictures match these filters.";
}

function hintOf({ favorites, words }: GalleryFilter): string {
  if (words) return "Search looks for whole words of prompts, themes and packs. Try fewer of them.";
  if (favorites) return "Open a picture and press Favourite, or the F key, and you will find it here.";
  return "They may have been deleted.";
}
