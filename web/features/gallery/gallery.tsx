import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { ContactFrame, ContactSheet } from "#web/ui/contact-sheet.tsx";
import { FailedRead } from "#web/ui/failed-read.tsx";
import { LatentFrame } from "#web/ui/latent-frame.tsx";
import { PictureButton } from "./picture-button.tsx";
import { useWhenSeen } from "./use-when-seen.ts";
import { Viewer } from "./viewer.tsx";

const PAGE = 40;

/** Every picture on one long contact sheet, newest first. `empty` stands in while there is none. */
export function Gallery({ empty, aside }: { empty: ReactNode; aside?: ReactNode }) {
  const trpc = useTRPC();
  const [favorites, setFavorites] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useInfiniteQuery(
    trpc.generations.list.infiniteQueryOptions(
      { limit: PAGE, favorite: favorites ? true : null },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const pictures = list.data?.pages.flatMap((page) => page.items) ?? [];

  if (list.isError) return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  if (list.isSuccess && pictures.length === 0 && !favorites) return empty;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
        {aside}
        <label className="flex items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4.5 accent-safelight"
            checked={favorites}
            onChange={(event) => setFavorites(event.target.checked)}
          />
          Favourites only
        </label>
      </div>
      {list.isPending ? (
        <ContactSheet label="Pictures, loading">
          {Array.from({ length: 10 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing yet
            <ContactFrame key={index} number={index + 1}>
              <LatentFrame working />
            </ContactFrame>
          ))}
        </ContactSheet>
      ) : pictures.length === 0 ? (
        <p className="py-10 text-ink-soft text-lg">
          No favourites yet. Open a picture and ring it to find it here.
        </p>
      ) : (
        <ContactSheet label="Your pictures">
          {pictures.map((picture, index) => (
            <ContactFrame key={picture.id} number={index + 1} marked={picture.favorite}>
              <PictureButton picture={picture} number={index + 1} onOpen={() => setOpenId(picture.id)} />
            </ContactFrame>
          ))}
        </ContactSheet>
      )}
      {hasNextPage && <MoreWhenSeen key={pictures.length} onSeen={more} />}
      <Viewer pictures={pictures} openId={openId} onChange={setOpenId} onEnd={more} />
    </>
  );
}

function MoreWhenSeen({ onSeen }: { onSeen: () => void }) {
  const ref = useWhenSeen(onSeen);
  return (
    <div ref={ref} className="py-6 text-ink-soft" role="status">
      Loading more pictures…
    </div>
  );
}
