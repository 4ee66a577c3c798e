import { useState } from "react";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import { type PersonView, VIEW_NAMES } from "#schema/virtual-people/person-views.ts";
import type { PersonDetail } from "#schema/virtual-people/virtual-people.ts";
import { count } from "#web/lib/format.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import { VIEW_LABELS } from "../person-labels.ts";
import { VIEW_CREDITS } from "../person-prices.ts";
import { StepPrice } from "./step-price.tsx";
import type { PersonSteps } from "./use-person-steps.ts";

type Props = { person: PersonDetail; steps: PersonSteps; isLocked: boolean };

/** The chosen face in other views: those that are missing are made unless others are ticked. */
export function ViewsStep({ person, steps, isLocked }: Props) {
  const [again, setAgain] = useState<PersonView[]>([]);
  if (person.faceId === null) return <p className="text-ink-soft">Choose a face first.</p>;
  const made = new Map(person.views.map((view) => [view.view, view]));
  const missing = VIEW_NAMES.filter((view) => (made.get(view)?.status ?? "FAILED") === "FAILED");
  const wanted = [...missing, ...again.filter((view) => !missing.includes(view))];
  const failed = person.views.find(({ failure }) => failure !== null);
  const canChange = person.stage !== "READY";
  const toggle = (view: PersonView) =>
    setAgain((before) => (before.includes(view) ? before.filter((one) => one !== view) : [...before, view]));
  return (
    <div className="flex flex-col items-start gap-5">
      <ul className="grid w-full grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-9">
        {VIEW_NAMES.map((name) => {
          const view = made.get(name);
          return (
            <li key={name} className="min-w-0">
              <div className="relative aspect-square overflow-hidden rounded-frame bg-film-frame">
                {view?.url ? (
                  <img
                    src={thumbnail(view.url, 320)}
                    alt={`${VIEW_LABELS[name]}, not a real person`}
                    loading="lazy"
                    className="size-full object-cover"
                  />
                ) : (
                  <LatentFrame working={view !== undefined && isRunning(view.status)} />
                )}
              </div>
              {view?.url && canChange ? (
                <label className="mt-1.5 flex min-h-11 items-start gap-2 text-sm">
                  <input
                    type="checkbox"
                    className="mt-0.5 size-4 shrink-0 accent-safelight"
                    checked={again.includes(name)}
                    disabled={isLocked}
                    onChange={() => toggle(name)}
                    aria-label={`Make ${VIEW_LABELS[name]} again`}
                  />
                  {VIEW_LABELS[name]}
                </label>
              ) : (
                <p className="mt-1.5 text-sm">{VIEW_LABELS[name]}</p>
              )}
            </li>
          );
        })}
      </ul>
      {failed?.failure && (
        <p className="text-safelight text-sm">Not every view was made. {JOB_FAILURES[failed.failure]}</p>
      )}
      {canChange && wanted.length > 0 && (
        <div>
          <StepPrice
            label={`Make ${count(wanted.length, "view")}`}
            price={wanted.length * VIEW_CREDITS}
            look={missing.length > 0 ? "primary" : "outline"}
            personId={person.id}
            isBusy={steps.running === "views"}
            isDisabled={isLocked}
            onPress={async () => {
              if (await steps.makeViews(wanted)) setAgain([]);
            }}
          />
          <RefundLine usual="Views that fail are refunded." />
        </div>
      )}
      {canChange && wanted.length === 0 && (
        <p className="text-ink-soft text-sm">Tick a view that is not the same person, to make it again.</p>
      )}
    </div>
  );
}
