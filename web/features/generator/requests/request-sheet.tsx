import type { CSSProperties } from "react";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import type { ActiveJobView } from "#schema/jobs.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { type PicturesView, STRENGTH } from "#schema/pictures/pictures.ts";
import { PictureButton } from "#web/features/shared/pictures/picture-button.tsx";
import { count, formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isWaiting, stateLabel } from "#web/lib/jobs/job-state.ts";
import { keptLabel } from "#web/lib/jobs/kept-label.ts";
import { jobWait } from "#web/lib/jobs/progress.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ContactFrame, ContactSheet, shapeOf } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { BASE_MODEL_LABELS } from "../models.ts";
import { type RequestFrame, requestFrames } from "./request-frames.ts";

type Props = {
  request: PicturesView;
  cancelling: boolean;
  onCancel: () => void;
  onUseAgain: () => void;
  /** A picture is to be opened. */
  onOpen: (id: string) => void;
};

const EDGE: Record<RequestFrame["status"], string | null> = {
  PENDING: null,
  PROCESSING: null,
  COMPLETED: null,
  FAILED: "No picture",
  DELETED: "Deleted",
};

/** Widths of a frame in rem, were it square, by how many there are. */
const FRAME_REM: Readonly<Record<number, number>> = { 1: 20, 2: 17 };

/** The film is as long as its frames; each shape gets the same area. */
function filmStyle(request: Pick<PicturesView, "count" | "aspect">): CSSProperties {
  const { width, height } = ASPECTS[request.aspect];
  const rem = (FRAME_REM[request.count] ?? 14) * Math.sqrt(width / height);
  return {
    "--frame": `${rem.toFixed(2)}rem`,
    "--across": request.count,
    "--across-phone": Math.min(2, request.count),
  } as CSSProperties;
}

/** One request: the words, how it stands, its pictures. */
export function RequestSheet({ request, cancelling, onCancel, onUseAgain, onOpen }: Props) {
  const job = useActiveJobs(request.id)?.[0];
  const { label, ratio, width, height } = ASPECTS[request.aspect];
  const frames = requestFrames(request);
  const title = `request-${request.id}`;
  return (
    <article aria-labelledby={title} className="border-hairline border-t py-7">
      <h3 id={title} className="line-clamp-4 max-w-2xl text-heading">
        {request.prompt}
      </h3>
      <p className="numbers mt-2 text-ink-soft text-sm">
        {[
          madeWith(request),
          `${label} ${ratio}`,
          `seed ${request.seed}`,
          ...(request.strength !== STRENGTH.usual ? [`likeness ${Math.round(request.strength * 100)}%`] : []),
        ].join(", ")}
      </p>
      {request.negativePrompt && (
        <p className="mt-1 text-ink-soft text-sm">Not in the picture: {request.negativePrompt}</p>
      )}
      <RequestState request={request} job={job} />
      {!request.failure && (
        <div className="mt-4" style={filmStyle(request)}>
          <ContactSheet
            label={`Pictures of: ${request.prompt}`}
            columns="w-fit max-w-full grid-cols-[repeat(var(--across-phone),minmax(0,var(--frame)))] sm:grid-cols-[repeat(var(--across),minmax(0,var(--frame)))]"
          >
            {frames.map(({ status, picture }, index) => (
              <ContactFrame
                key={picture?.id ?? `empty-${index}`}
                number={index + 1}
                edge={EDGE[status]}
                marked={picture?.favorite ?? false}
                shape={shapeOf({ width, height })}
              >
                {picture ? (
                  <PictureButton
                    picture={picture}
                    number={index + 1}
                    arrives
                    onClick={() => onOpen(picture.id)}
                  />
                ) : (
                  <LatentFrame working={isRunning(status)} />
                )}
              </ContactFrame>
            ))}
          </ContactSheet>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Button look="quiet" onClick={onUseAgain}>
          Use these settings again
        </Button>
        {isWaiting(job) && (
          <Button look="quiet" busy={cancelling} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </article>
  );
}

function madeWith({ withModel, trainingName, face, baseModel }: PicturesView): string {
  if (withModel) return trainingName ?? "A deleted model";
  if (face) return `A photo of a face, ${Math.round(face.strength * 100)}%`;
  return baseModel ? BASE_MODEL_LABELS[baseModel] : "No model";
}

function RequestState({ request, job }: { request: PicturesView; job: ActiveJobView | undefined }) {
  const running = isRunning(request.status);
  const now = useNow(running);
  const failed = request.pictures.filter(({ status }) => status === "FAILED").length;
  if (request.failure) return <p className="mt-3 text-safelight">{JOB_FAILURES[request.failure]}</p>;
  if (!running) {
    if (failed === 0) return null;
    if (request.keptCredits > 0) return <p className="mt-3">{keptLabel(failed, request.keptCredits)}</p>;
    return (
      <p className="mt-3">
        {count(failed, "picture")} could not be made. The credits for {failed === 1 ? "it" : "them"} were
        refunded.
      </p>
    );
  }
  const wait = job ? jobWait(job, now) : null;
  return (
    <p className="numbers mt-3 flex flex-wrap items-baseline gap-x-3">
      <span aria-hidden="true" className="size-2 animate-blink self-center rounded-full bg-safelight" />
      <span role="status">{stateLabel(job)}</span>
      <span aria-hidden="true" className="text-ink-soft">
        {wait && formatWait(wait)}
      </span>
    </p>
  );
}
