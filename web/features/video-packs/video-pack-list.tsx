import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { VideoPackItem } from "#schema/videos/video-packs.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count, formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { packState } from "./pack-state.ts";

/** One's own video packs, newest first. */
export function VideoPackList() {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.videoPacks.list.infiniteQueryOptions({ limit: 20 }, { getNextPageParam: (page) => page.nextCursor }),
  );
  if (list.isError) return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  if (list.isPending) return <Skeleton className="mt-8 h-24 w-full" />;
  const packs = list.data.pages.flatMap((page) => page.items);
  if (packs.length === 0) {
    return (
      <div className="max-w-xl py-14">
        <p className="font-display text-heading">No film yet.</p>
        <p className="mt-3 text-ink-soft text-lg">
          Begin with an idea in one sentence. You see the storyboard and its price before anything is made.
        </p>
        <Link to="/tools/video-packs/new" className={`${buttonClass("primary", "large")} mt-8`}>
          Begin a film
        </Link>
      </div>
    );
  }
  return (
    <>
      <ul>
        {packs.map((pack) => (
          <PackRow key={pack.id} pack={pack} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          look="outline"
          className="mt-8"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function PackRow({ pack }: { pack: VideoPackItem }) {
  const isAtWork = pack.status === "PROCESSING";
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-2 border-hairline border-b py-5 sm:flex-nowrap hover:text-safelight">
      <div className="aspect-video w-24 shrink-0 overflow-hidden bg-film-frame sm:w-36">
        {pack.coverUrl && (
          <img
            src={thumbnail(pack.coverUrl, 320)}
            alt=""
            loading="lazy"
            className="size-full object-cover object-[50%_25%]"
          />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-heading">
          <Link to={`/tools/video-packs/${pack.id}`} className="after:absolute after:inset-0">
            {pack.name}
          </Link>
        </h2>
        <p className="numbers mt-1 text-ink-soft">
          {count(pack.sceneCount, "scene")}, {formatDate(pack.createdAt)}
        </p>
      </div>
      <p className={`w-full sm:w-auto ${isAtWork ? "animate-blink text-safelight" : "text-ink-soft"}`}>
        {packState(pack)}
      </p>
    </li>
  );
}
