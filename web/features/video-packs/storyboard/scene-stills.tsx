import { useId } from "react";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import type { SceneView, VideoPackView } from "#schema/videos/video-packs.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";

type Props = {
  scene: SceneView;
  place: number;
  aspect: VideoPackView["aspect"];
  onChoose: (generationId: string) => void;
};

/** A scene's stills, one of which is chosen to be set in motion. */
export function SceneStills({ scene, place, aspect, onChoose }: Props) {
  const name = useId();
  const there = scene.stills.filter(({ status }) => status !== "FAILED");
  const failed = scene.stills.find(({ failure }) => failure !== null);
  const shape = { aspectRatio: aspect.replace(":", " / ") };
  return (
    <>
      {there.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm">Which still of scene {place} is set in motion?</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-3">
            {there.map((still, at) =>
              still.url === null ? (
                <div
                  key={still.id}
                  className="relative overflow-hidden rounded-frame bg-film-frame"
                  style={shape}
                >
                  <LatentFrame working={isRunning(still.status)} />
                </div>
              ) : (
                <label
                  key={still.id}
                  className="relative cursor-pointer overflow-hidden rounded-frame bg-film-frame outline-offset-2 has-checked:outline-3 has-checked:outline-safelight has-focus-visible:ring-4 has-focus-visible:ring-ink"
                  style={shape}
                >
                  <input
                    type="radio"
                    name={name}
                    className="sr-only"
                    checked={scene.selectedGenerationId === still.id}
                    onChange={() => onChoose(still.id)}
                  />
                  <img
                    src={thumbnail(still.url, 640)}
                    alt={`Still ${at + 1} of scene ${place}`}
                    loading="lazy"
                    className="size-full object-cover"
                  />
                  {scene.selectedGenerationId === still.id && (
                    <span
                      aria-hidden="true"
                      className="absolute top-2 left-2 rounded-full bg-safelight px-2.5 py-0.5 text-on-safelight text-sm"
                    >
                      Chosen
                    </span>
                  )}
                </label>
              ),
            )}
          </div>
        </fieldset>
      )}
      {failed?.failure && (
        <p className="mt-2 text-safelight text-sm">A still was not made. {JOB_FAILURES[failed.failure]}</p>
      )}
    </>
  );
}
