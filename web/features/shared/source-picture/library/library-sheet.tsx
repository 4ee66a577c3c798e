import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { emptyState, useFetchUntilFound } from "#web/features/shared/lists/use-fetch-until-found.ts";
import { CheckIcon } from "#web/ui/controls/icons.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { type SourcePicture, sourceKey } from "../source-picture.ts";
import type { OwnPictures } from "./use-own-pictures.ts";

type Props = {
  own: OwnPictures;
  /** Said where there is none. */
  nothing: string;
  chosen: readonly SourcePicture[];
  isFull: boolean;
  onChoose: (picture: SourcePicture) => void;
};

/** Pictures to press; what is chosen shows its place among the chosen ones. */
export function LibrarySheet({ own: { pictures, list }, nothing, chosen, isFull, onChoose }: Props) {
  useFetchUntilFound(list, pictures?.length !== 0);
  if (list.error && !pictures) return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  if (!pictures) return <Skeleton className="h-48 w-full" />;
  if (pictures.length === 0) {
    const state = emptyState(list);
    if (state === "looking") return <Skeleton className="h-48 w-full" />;
    if (state === "failed") return <ShowMore list={list} className="py-6" />;
    return <p className="py-6 text-ink-soft">{nothing}</p>;
  }
  const keys = chosen.map(sourceKey);
  return (
    <>
      <ul className="grid max-h-[50dvh] grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-5">
        {pictures.map((picture, index) => {
          const place = keys.indexOf(sourceKey(picture));
          return (
            <li key={sourceKey(picture)}>
              <button
                type="button"
                aria-label={`Picture ${index + 1}`}
                aria-pressed={place >= 0}
                disabled={isFull && place < 0}
                onClick={() => onChoose(picture)}
                className="relative block w-full disabled:opacity-50"
              >
                <img
                  src={thumbnail(picture.url, 320)}
                  alt=""
                  width={320}
                  height={400}
                  loading="lazy"
                  className="aspect-4/5 w-full bg-film-frame object-cover object-[50%_25%]"
                />
                {place >= 0 && (
                  <span className="numbers absolute right-1 bottom-1 flex items-center gap-1 bg-safelight px-1.5 text-on-safelight text-sm">
                    <CheckIcon />
                    {place + 1}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <ShowMore list={list} className="mt-4" />
    </>
  );
}
