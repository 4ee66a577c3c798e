import { useId, useState } from "react";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import { FACE_COUNT } from "#schema/virtual-people/person-prompt.ts";
import type { PersonDetail } from "#schema/virtual-people/virtual-people.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { NotRealMark } from "#web/ui/pictures/not-real-mark.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import { FACES_CREDITS } from "../person-prices.ts";
import { StepPrice } from "./step-price.tsx";
import type { PersonSteps } from "./use-person-steps.ts";

type Props = { person: PersonDetail; steps: PersonSteps; isLocked: boolean };

/** The faces that came of the description, one of which the person has from then on. */
export function FacesStep({ person, steps, isLocked }: Props) {
  const name = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const there = person.faces.filter(({ status }) => status !== "FAILED");
  const failed = person.faces.find(({ failure }) => failure !== null);
  const wanted = picked ?? person.faceId;
  const face = there.find((one) => one.id === wanted);
  const canChange = person.stage !== "READY";
  return (
    <div className="flex flex-col items-start gap-5">
      {there.length > 0 && (
        <fieldset className="w-full min-w-0" disabled={isLocked || !canChange}>
          <legend className="sr-only">Which face is it?</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {there.map((one, at) =>
              one.url === null ? (
                <div
                  key={one.id}
                  className="relative aspect-square overflow-hidden rounded-frame bg-film-frame"
                >
                  <LatentFrame working={isRunning(one.status)} />
                </div>
              ) : (
                <label
                  key={one.id}
                  className="relative aspect-square cursor-pointer overflow-hidden rounded-frame bg-film-frame outline-offset-2 has-disabled:cursor-default has-checked:outline-3 has-checked:outline-safelight has-focus-visible:ring-4 has-focus-visible:ring-ink"
                >
                  <input
                    type="radio"
                    name={name}
                    className="sr-only"
                    checked={wanted === one.id}
                    onChange={() => setPicked(one.id)}
                  />
                  <img
                    src={thumbnail(one.url, 640)}
                    alt={`Face ${at + 1}`}
                    loading="lazy"
                    className="size-full object-cover"
                  />
                  <NotRealMark small />
                  {person.faceId === one.id && (
                    <span
                      aria-hidden="true"
                      className="absolute bottom-2 left-2 rounded-full bg-safelight px-2.5 py-0.5 text-on-safelight text-sm"
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
        <p className="text-safelight text-sm">Not every face was made. {JOB_FAILURES[failed.failure]}</p>
      )}
      {canChange && (
        <div className="flex flex-wrap gap-3">
          {face?.url && face.id !== person.faceId && (
            <Button
              size="large"
              busy={steps.running === "choice"}
              disabled={isLocked}
              onClick={() => void steps.choose(face.id, face.url!)}
            >
              Choose this face
            </Button>
          )}
          <StepPrice
            label={`Make ${FACE_COUNT} other faces`}
            price={FACES_CREDITS}
            look={there.length > 0 ? "outline" : "primary"}
            personId={person.id}
            isBusy={steps.running === "faces"}
            isDisabled={isLocked}
            onPress={() => void steps.makeFaces()}
          />
        </div>
      )}
      {canChange && (
        <RefundLine
          className="mt-0!"
          usual="Before a face is taken, this device compares it with the photos you keep here. Nothing of that leaves the device. Faces that fail are refunded."
        />
      )}
    </div>
  );
}
