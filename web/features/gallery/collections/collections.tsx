import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count } from "#web/lib/format.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { LoadingSheet } from "../gallery-sheet.tsx";

/** One's collections, the newest first. */
export function Collections() {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.collections.list.infiniteQueryOptions(
      { limit: 40 },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  if (list.isError && !list.data) {
    return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  }
  if (list.isPending) return <LoadingSheet />;
  const collections = list.data.pages.flatMap((page) => page.items);
  if (collections.length === 0) {
    return (
      <EmptyState
        title="No collections yet."
        action={
          <Link to="/dashboard" className={buttonClass("outline")}>
            To your pictures
          </Link>
        }
      >
        Select pictures, then press “Add to collection”.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
        {collections.map(({ id, name, pictures, coverUrl }) => (
          <li key={id} className="min-w-0">
            <Link to={`/dashboard/collections/${id}`} className="group block">
              <span className="block aspect-4/5 overflow-hidden rounded-frame bg-film-frame">
                {coverUrl && (
                  <img
                    src={thumbnail(coverUrl, 320)}
                    srcSet={`${thumbnail(coverUrl, 320)} 320w, ${thumbnail(coverUrl, 640)} 640w`}
                    sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 46vw"
                    width={320}
                    height={400}
                    alt=""
                    loading="lazy"
                    className="size-full object-cover object-[50%_25%]"
                  />
                )}
              </span>
              <span className="mt-2 block truncate font-display text-xl group-hover:text-safelight">
                {name}
              </span>
              <span className="numbers block text-ink-soft text-sm">{count(pictures, "picture")}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore list={list} className="py-6 text-center" />
    </>
  );
}
