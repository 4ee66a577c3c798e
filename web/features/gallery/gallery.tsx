import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo } from "react";
import { useOpenPicture } from "#web/features/shared/pictures/use-open-picture.ts";
import { usePictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { Viewer } from "#web/features/shared/viewer/viewer.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSearch } from "#web/lib/use-search.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { FilterBar } from "./filter/filter-bar.tsx";
import { countMatching } from "./filter/filter-options.ts";
import { filterSearch, type GalleryFilter, readFilter } from "./filter/gallery-filter.ts";
import { GallerySheet, LoadingSheet } from "./gallery-sheet.tsx";
import { NoPictures } from "./no-pictures.tsx";
import { TrashLink } from "./trash/trash-link.tsx";
import { FRESH, useLibrary } from "./use-library.ts";
import { useWhenSeen } from "./use-when-seen.ts";

/** Every picture on one long contact sheet, narrowed down by its address. `empty` stands in while there is none at all. */
export function Gallery({ empty, aside }: { empty: ReactNode; aside?: ReactNode }) {
  const trpc = useTRPC();
  const [search, setSearch] = useSearch();
  const filter = readFilter(search);
  const address = filterSearch(filter);
  const [openId, show] = useOpenPicture();
  const actions = usePictureActions();

  const list = useLibrary(filter);
  const { themeSlug } = filter;
  const counted = useQuery(
    trpc.generations.counts.queryOptions(
      { themeSlug },
      { staleTime: FRESH, placeholderData: keepPreviousData },
    ),
  );
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const pages = useGrowing(list.data?.pages);
  const pictures = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  const counts = counted.data ?? { pictures: [], packs: [], trashed: 0 };
  // a picture whose mark was just taken off stays where it is, but is no favourite any more
  const unmarked = filter.favorites ? pictures.filter(({ favorite }) => !favorite).length : 0;
  const known = hasNextPage ? countMatching(counts, filter) : 0;
  const total = known === null ? null : Math.max(known, pictures.length - unmarked);

  // a picture named by the address may stand further down
  const searching = openId !== null && !pictures.some(({ id }) => id === openId);
  useEffect(() => {
    if (searching && !isFetchNextPageError) more();
  }, [searching, isFetchNextPageError, more]);

  const change = (next: GalleryFilter) =>
    setSearch(new URLSearchParams(filterSearch(next)), { replace: true });

  if (list.isError && !list.data) {
    return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  }
  const nothing = counted.isSuccess && list.isSuccess && counts.pictures.length + pictures.length === 0;
  if (nothing) {
    return (
      <>
        {empty}
        {counts.trashed > 0 && <TrashLink count={counts.trashed} className="mt-6 text-center" />}
      </>
    );
  }
  return (
    <>
      <div className="py-5">
        {aside}
        <div className={aside ? "mt-4" : ""}>
          <FilterBar filter={filter} counts={counts} onChange={change} />
        </div>
      </div>
      {list.isPending ? (
        <LoadingSheet />
      ) : pictures.length === 0 ? (
        <NoPictures filter={filter} onChange={change} />
      ) : (
        <GallerySheet
          key={address}
          address={address}
          pictures={pictures}
          total={total}
          unmarked={unmarked}
          trashed={counts.trashed}
          openId={openId}
          onOpen={show}
          actions={actions}
          more={
            hasNextPage && (
              <MoreWhenSeen
                key={isFetchNextPageError ? "failed" : list.data?.pages.length}
                busy={isFetchingNextPage}
                failed={isFetchNextPageError ? list.error : null}
                onMore={more}
              />
            )
          }
        />
      )}
      <Viewer
        pictures={pictures}
        total={total ?? pictures.length}
        openId={openId}
        onChange={show}
        actions={actions}
        onEnd={more}
      />
    </>
  );
}

/** The pages of a list; one that comes behind them is drawn in between, so that scrolling never waits for it. */
function useGrowing<Page>(pages: readonly Page[] | undefined): readonly Page[] | undefined {
  const before = useDeferredValue(pages);
  const hasGrown = before && pages && before.length > 0 && before.every((page, at) => page === pages[at]);
  return hasGrown ? before : pages;
}

/** More pictures, by pressing or by coming near. After a failure only by pressing. */
function MoreWhenSeen(props: { busy: boolean; failed: unknown; onMore: () => void }) {
  const { busy, failed, onMore } = props;
  const ref = useWhenSeen(() => {
    if (!failed) onMore();
  });
  return (
    <div ref={ref} className="py-6 text-center">
      {failed ? (
        <FailedRead error={failed} retry={onMore} />
      ) : (
        <Button look="outline" busy={busy} onClick={onMore}>
          {busy ? "Loading more pictures…" : "Load more pictures"}
        </Button>
      )}
    </div>
  );
}
