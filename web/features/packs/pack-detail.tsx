import { useState } from "react";
import { useOpenPicture } from "#web/features/shared/pictures/use-open-picture.ts";
import { usePictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { Viewer } from "#web/features/shared/viewer/viewer.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost, useRead } from "#web/lib/api/use-read.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isRunning, unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";
import { useWhenChanged } from "#web/lib/use-when-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedPage } from "#web/ui/status/failed-page.tsx";
import { DeletePack } from "./delete-pack.tsx";
import { LoadingPack } from "./loading-pack.tsx";
import { onlyFavorites, packFrames } from "./pack-frames.ts";
import { PackHead } from "./pack-head.tsx";
import { PackProgress } from "./pack-progress.tsx";
import { PackSheets } from "./pack-sheets.tsx";
import { PackTools } from "./pack-tools.tsx";

export function PackDetail({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const trpc = useTRPC();
  const [openId, show] = useOpenPicture();
  const [favoritesOnly, setFavoritesOnly] = useState(false);
  const actions = usePictureActions();
  const jobs = useActiveJobs(id);
  const query = useRead(
    trpc.packs.get.queryOptions(
      { id },
      { refetchInterval: ({ state }) => unfinishedRefetch(state.data?.status, jobs?.length ?? null) },
    ),
  );
  const landed = useRead(trpc.generations.list.queryOptions({ packId: id, limit: 100 }));
  // what landed while nobody knew of the running work
  const made = query.data?.generatedImages ?? 0;
  useWhenChanged(query.data && `${query.data.status} ${made}`, () => {
    if (made > (landed.data?.items.length ?? 0)) void landed.refetch();
  });

  if (query.isPending) return <LoadingPack />;
  const error = isLost(query) ? query.error : isLost(landed) ? landed.error : null;
  if (error || !query.data) {
    const retry = () => {
      void query.refetch();
      void landed.refetch();
    };
    return (
      <FailedPage
        error={error}
        retry={retry}
        subject="pack"
        back={{ to: "/dashboard", text: "See your pictures" }}
      />
    );
  }

  const pack = query.data;
  const running = isRunning(pack.status);
  const all = packFrames(pack, landed.data?.items ?? []);
  const frames = favoritesOnly ? onlyFavorites(all) : all;
  const pictures = frames.flatMap(({ frame }) => (frame.state === "picture" ? [frame.picture] : []));
  const favorites = onlyFavorites(all).length;
  // all of an order are of one size
  const size = pictures[0];
  return (
    <>
      <PackHead pack={pack} pictures={pictures} favoritesOnly={favoritesOnly} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <PackProgress pack={pack} />
          {size && (
            <p className="numbers text-ink-soft text-sm">
              {size.width} × {size.height}, JPG
            </p>
          )}
        </div>
        {made > 0 && (
          <PackTools
            pack={pack}
            favorites={favorites}
            favoritesOnly={favoritesOnly}
            onFavorites={setFavoritesOnly}
          />
        )}
      </div>
      {favoritesOnly && favorites === 0 ? (
        <EmptyState
          title="No favourites yet"
          action={
            <Button look="outline" onClick={() => setFavoritesOnly(false)}>
              Show all pictures
            </Button>
          }
        >
          Point at a picture, or open it, and press the ring.
        </EmptyState>
      ) : (
        <PackSheets pack={pack} frames={frames} actions={actions} onOpen={show} />
      )}
      {!running && (
        <div className="mt-10">
          <DeletePack pack={pack} onDeleted={onDeleted} />
        </div>
      )}
      <Viewer pictures={pictures} total={pictures.length} openId={openId} onChange={show} actions={actions} />
    </>
  );
}
