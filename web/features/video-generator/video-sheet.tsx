import type { ReactNode } from "react";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import type { VideoView } from "#schema/videos/videos.ts";
import { captionsOf } from "#web/features/shared/videos/captions.ts";
import { videoFacts } from "#web/features/shared/videos/video-facts.ts";
import { VideoPlayer } from "#web/features/shared/videos/video-player.tsx";
import type { WorkActions } from "#web/features/shared/work/use-work-actions.ts";
import { formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isWaiting, stateLabel } from "#web/lib/jobs/job-state.ts";
import { jobWait } from "#web/lib/jobs/progress.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";

type Props = { video: VideoView; actions: WorkActions; children?: ReactNode };

/** One video: how it stands or what came of it, and how it was made. */
export function VideoSheet({ video, actions, children }: Props) {
  const { id, width, height, favorite } = video;
  const jobs = useActiveJobs(id);
  const still = jobs?.find(({ kind }) => kind === "VIDEO_STILL");
  const job = still ?? jobs?.[0];
  const running = isRunning(video.status);
  const now = useNow(running);
  const wait = job ? jobWait(job, now) : null;
  const title = `video-${id}`;
  // what speaks needs no words for how it moves
  const name = video.prompt || video.words || "Video";
  const begun = video.inputs.find(({ role }) => role === "image")?.url ?? null;
  return (
    <article aria-labelledby={title} className="border-hairline border-t py-6">
      <h3 id={title} className="line-clamp-3 text-xl">
        {name}
      </h3>
      {video.isVirtual && <p className="mt-1 text-ink-soft text-sm">{NOT_REAL}</p>}
      {video.failure && <p className="mt-3 text-safelight">{JOB_FAILURES[video.failure]}</p>}
      {video.status === "COMPLETED" && video.upscale === "waiting" && (
        <p role="status" className="mt-2">
          It is being enlarged, and takes the place of this one.
        </p>
      )}
      {video.status === "COMPLETED" && video.upscale === "failed" && (
        <p className="mt-2">It could not be enlarged. That part was refunded.</p>
      )}
      {video.status === "FAILED" && video.stillStatus === "COMPLETED" && (
        <p className="mt-2">The still it was to begin with is yours, in your library.</p>
      )}
      {running && (
        <>
          <p className="numbers mt-3 flex flex-wrap items-baseline gap-x-3">
            <span aria-hidden="true" className="size-2 animate-blink self-center rounded-full bg-safelight" />
            <span role="status">
              {still && "Step 1 of 2, the still. "}
              {!still && video.stillStatus && "Step 2 of 2, the movement. "}
              {stateLabel(job)}
            </span>
            <span aria-hidden="true" className="text-ink-soft">
              {wait && formatWait(wait)}
            </span>
          </p>
          <div
            className="relative mt-4 overflow-hidden rounded-frame bg-film-frame"
            style={{
              aspectRatio: `${width} / ${height}`,
              width: `min(100%, calc(75vh * ${width / height}))`,
            }}
          >
            {begun && <img src={begun} alt="" className="size-full object-cover opacity-50" />}
            <LatentFrame working />
          </div>
        </>
      )}
      {video.videoUrl && (
        <div className="mt-4">
          <VideoPlayer
            url={video.videoUrl}
            name={name}
            size={{ width, height }}
            poster={begun}
            captions={video.words && captionsOf(video.words, video.duration)}
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-x-6">
        {children}
        {!running && (
          <>
            <Button look="quiet" onClick={() => actions.mark(id, !favorite)}>
              {favorite ? "Remove from favourites" : "Favourite"}
            </Button>
            <Button look="quiet" busy={actions.busy.has(id)} onClick={() => actions.remove(id)}>
              Delete
            </Button>
          </>
        )}
        {jobs?.some(isWaiting) && (
          <Button look="quiet" busy={actions.busy.has(id)} onClick={() => actions.cancel(id)}>
            Cancel
          </Button>
        )}
      </div>
      <details className="mt-2">
        <summary className="link w-fit text-sm">How it was made</summary>
        <dl className="numbers mt-2 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
          {videoFacts(video).map(([fact, value]) => (
            <div key={fact} className="contents">
              <dt className="text-ink-soft">{fact}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}
