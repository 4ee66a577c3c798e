import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";

const STEPS = {
  train: {
    title: "No pictures yet.",
    text: `Start with ${TRAINING_PHOTOS.advised} to ${TRAINING_PHOTOS.max} photos of you, one face in each. You train your model once.`,
    to: "/tools/trainings/new",
    action: "Train your first model",
  },
  wait: {
    title: "Your model is training.",
    text: `As soon as it is ready, choose a pack, and its ${IMAGES_PER_PACK} pictures appear here.`,
    to: "/tools/trainings",
    action: "See progress",
  },
  choose: {
    title: "Your model is ready.",
    text: `Choose a pack, and its ${IMAGES_PER_PACK} pictures appear here one after the other.`,
    to: "/packs/new",
    action: "Choose a pack",
  },
} as const;

/** For a person without pictures: the one thing to do next. */
export function NextStep() {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.trainings.list.queryOptions({ limit: 20 }));
  if (!data) {
    return (
      <div className="min-h-80 py-10">
        {error && <FailedRead error={error} retry={() => void refetch()} />}
      </div>
    );
  }
  const ready = data.items.some((training) => training.status === "COMPLETED");
  const running = data.items.some((training) => isRunning(training.status));
  const step = STEPS[ready ? "choose" : running ? "wait" : "train"];
  return (
    <div className="grid items-center gap-10 py-10 md:grid-cols-2">
      <div className="max-w-md">
        <p className="font-display text-title">{step.title}</p>
        <p className="mt-4 text-ink-soft text-lg">{step.text}</p>
        <Link to={step.to} className={`${buttonClass("primary", "large")} mt-8`}>
          {step.action}
        </Link>
      </div>
      <div aria-hidden="true" className="grid grid-cols-4 gap-2 rounded-frame bg-film p-3 sm:gap-3 sm:p-5">
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty frames of a drawing
          <div key={index}>
            <div className="aspect-square bg-film-frame" />
            <p className="film-print mt-2">▸ {index + 1}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
