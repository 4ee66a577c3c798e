import { useInfiniteQuery } from "@tanstack/react-query";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { type ChosenVideo, fromMade, fromUploaded } from "./chosen-video.ts";
import { DeleteVideo } from "./delete-video.tsx";
import { VideoTile } from "./video-tile.tsx";

type Props = {
  onChoose: (video: ChosenVideo) => void;
  /** Its id. */
  onDeleted: (id: string) => void;
  onClose: () => void;
};

const PAGE = 12;
const NEXT = { getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor };

/** The videos one sent, which can be deleted here, and those that were made here. */
export default function OwnVideos({ onChoose, onDeleted, onClose }: Props) {
  const trpc = useTRPC();
  const sent = useInfiniteQuery(
    trpc.uploads.listMedia.infiniteQueryOptions({ kind: "VIDEO", limit: PAGE }, NEXT),
  );
  const made = useInfiniteQuery(
    trpc.generations.list.infiniteQueryOptions({ kind: "video", limit: PAGE }, NEXT),
  );
  const sentVideos = sent.data?.pages.flatMap(({ items }) => items).filter((item) => item.kind === "VIDEO");
  const madeVideos = made.data?.pages.flatMap(({ items }) => items);
  const failed = [sent, made].find(({ error, data }) => error && !data);
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title="Your videos">
      {failed && <FailedRead error={failed.error} retry={() => void failed.refetch()} />}
      {!failed && !(sentVideos && madeVideos) && <Skeleton className="mt-4 h-40 w-full" />}
      {!failed && sentVideos && madeVideos && (
        <>
          {sentVideos.length + madeVideos.length === 0 && (
            <p className="mt-4 text-ink-soft">Nothing yet: send a video, or make one of a picture first.</p>
          )}
          {sentVideos.length > 0 && (
            <section aria-labelledby="sent-videos" className="mt-4">
              <h3 id="sent-videos" className="mb-2 font-medium">
                Sent by you
              </h3>
              <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
                {sentVideos.map((video) => (
                  <li key={video.id}>
                    <VideoTile video={fromUploaded(video)} onChoose={onChoose} />
                    <DeleteVideo video={video} onDeleted={onDeleted} />
                  </li>
                ))}
              </ul>
              <ShowMore list={sent} className="mt-3" />
            </section>
          )}
          {madeVideos.length > 0 && (
            <section aria-labelledby="made-videos" className="mt-6">
              <h3 id="made-videos" className="mb-2 font-medium">
                Made here
              </h3>
              <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
                {madeVideos.map((video) => (
                  <li key={video.id}>
                    <VideoTile video={fromMade(video)} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
              <ShowMore list={made} className="mt-3" />
            </section>
          )}
        </>
      )}
    </Dialog>
  );
}
