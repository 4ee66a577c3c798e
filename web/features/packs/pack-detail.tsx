import { Link } from "react-router";
import { findTheme } from "#schema/catalogue/index.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { PictureButton } from "#web/features/shared/pictures/picture-button.tsx";
import { useOpenPicture } from "#web/features/shared/pictures/use-open-picture.ts";
import { usePictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { Viewer } from "#web/features/shared/viewer/viewer.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isRunning, unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";
import { useWhenChanged } from "#web/lib/use-when-changed.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { FailedPage } from "#web/ui/status/failed-page.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { CancelPack } from "./cancel-pack.tsx";
import { DeletePack } from "./delete-pack.tsx";
import { packFrames } from "./pack-frames.ts";
import { PackProgress } from "./pack-progress.tsx";

export function PackDetail({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const trpc = useTRPC();
  const [openId, show] = useOpenPicture();
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
  const error = query.error ?? landed.error;
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
  const edges = pack.keptCredits > 0 ? { ...EDGE, failed: "No picture" } : EDGE;
  const frames = packFrames(pack, landed.data?.items ?? []);
  const pictures = frames.flatMap((frame) => (frame.state === "picture" ? [frame.picture] : []));
  return (
    <>
      <PageHead
        title={pack.name}
        lead={
          <p className="text-base">
            {findTheme(pack.selections[0]!.themeSlug)?.name}, made with{" "}
            {pack.trainingId ? (
              <Link className="link" to={`/tools/trainings/${pack.trainingId}`}>
                {pack.trainingName}
              </Link>
            ) : (
              "a deleted model"
            )}
          </p>
        }
        action={
          running ? (
            !pack.stopping && <CancelPack pack={pack} />
          ) : (
            <DeletePack pack={pack} onDeleted={onDeleted} />
          )
        }
      />
      <PackProgress pack={pack} />
      <ContactSheet label={`Pictures in ${pack.name}`}>
        {frames.map((frame, index) =>
          frame.state === "picture" ? (
            <ContactFrame key={frame.picture.id} number={index + 1} marked={frame.picture.favorite}>
              <PictureButton
                picture={frame.picture}
                number={index + 1}
                onClick={() => void show(frame.picture.id)}
              />
            </ContactFrame>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty frame is its place on the sheet
            <ContactFrame key={`empty-${index}`} number={index + 1} edge={edges[frame.state]}>
              <LatentFrame working={frame.state === "coming" && running} />
            </ContactFrame>
          ),
        )}
      </ContactSheet>
      <Viewer pictures={pictures} total={pictures.length} openId={openId} onChange={show} actions={actions} />
    </>
  );
}

const EDGE = {
  coming: null,
  cancelled: "Cancelled",
  failed: "Failed, refunded",
  deleted: "Deleted",
} as const;

/** The sheet as it will be, empty, so that nothing below it moves when the pack is known. */
function LoadingPack() {
  return (
    <div aria-busy="true">
      <Skeleton className="mt-14 h-16 w-2/3" />
      <div className="py-5">
        <Skeleton className="h-7 w-48" />
      </div>
      <ContactSheet label="Pictures, loading">
        {Array.from({ length: IMAGES_PER_PACK }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing yet
          <ContactFrame key={index} number={index + 1}>
            <LatentFrame working />
          </ContactFrame>
        ))}
      </ContactSheet>
    </div>
  );
}
