import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import type { SceneVideoView } from "#schema/videos/video-packs.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";

/** A scene in motion, or on its way there. */
export function SceneVideo({ video, place }: { video: SceneVideoView; place: number }) {
  const { url, width, height } = video;
  const shape = { aspectRatio: `${width} / ${height}`, width: `min(100%, calc(50vh * ${width / height}))` };
  if (video.failure) {
    return (
      <p className="text-safelight">This scene could not be set in motion. {JOB_FAILURES[video.failure]}</p>
    );
  }
  if (url === null) {
    return (
      <div className="relative overflow-hidden rounded-frame bg-film-frame" style={shape}>
        <LatentFrame working={isRunning(video.status)} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: nothing is said in it
    <video
      src={url}
      controls
      playsInline
      loop
      preload="metadata"
      aria-label={`Scene ${place} in motion`}
      className="rounded-frame bg-film object-cover"
      style={shape}
    />
  );
}
