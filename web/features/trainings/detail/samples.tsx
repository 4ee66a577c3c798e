import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_SAMPLES } from "#schema/trainings/public-models.ts";
import type { TrainingView } from "#schema/trainings/training-view.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost } from "#web/lib/api/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { NotRealMark } from "#web/ui/pictures/not-real-mark.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** Pictures to choose samples from: the newest. */
const SHOWN = 40;

/** Pictures that show what a model makes, and choosing them. */
export function Samples({ training }: { training: TrainingView }) {
  const [choosing, setChoosing] = useState(false);
  const { samples, name, isVirtual } = training;
  return (
    <section aria-labelledby="samples-title">
      <h2 id="samples-title" className="text-heading">
        Samples
      </h2>
      <p className="mt-2 mb-5 max-w-xl text-ink-soft">
        Up to {MAX_SAMPLES} pictures that show what this model makes.
        {training.isPublic
          ? " Everybody who may use it sees them."
          : " You alone see them, unless you let others use it."}
      </p>
      {samples.length > 0 && (
        <ContactSheet label="Samples of this model" columns="grid-cols-2 sm:grid-cols-6">
          {samples.map(({ id, url }, at) => (
            <ContactFrame key={id} number={at + 1}>
              <img
                src={thumbnail(url, 320)}
                alt={`Sample ${at + 1} of ${name}${isVirtual ? ", not a real person" : ""}`}
                loading="lazy"
                className="size-full object-cover object-[50%_25%]"
              />
              {isVirtual && <NotRealMark small />}
            </ContactFrame>
          ))}
        </ContactSheet>
      )}
      <Button look="outline" className="mt-4" onClick={() => setChoosing(true)}>
        Choose samples
      </Button>
      <Dialog open={choosing} onOpenChange={setChoosing} title="Choose samples" wide>
        {choosing && <Choice training={training} onDone={() => setChoosing(false)} />}
      </Dialog>
    </section>
  );
}

function Choice({ training, onDone }: { training: TrainingView; onDone: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(training.samples.map(({ id }) => id));
  const [error, setError] = useState<string | null>(null);
  const pictures = useQuery(trpc.generations.list.queryOptions({ trainingId: training.id, limit: SHOWN }));
  const save = useMutation(
    trpc.trainings.setSamples.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries(trpc.trainings.pathFilter());
        onDone();
      },
      onError: (failure) => setError(messageOf(failure)),
    }),
  );
  if (isLost(pictures)) return <FailedRead error={pictures.error} retry={() => void pictures.refetch()} />;
  if (!pictures.data) return <Skeleton className="mt-4 h-64 w-full" />;
  // what was chosen before stands first, however old it is
  const before = new Set(training.samples.map(({ id }) => id));
  const newest = pictures.data.items.filter(({ id, kind }) => kind !== "video" && !before.has(id));
  const items = [...training.samples, ...newest.map(({ id, imageUrl }) => ({ id, url: imageUrl }))];
  if (items.length === 0)
    return <p className="mt-4 text-ink-soft">Make pictures with this model first, then choose among them.</p>;
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <div className="mt-4 flex flex-col gap-5">
      <fieldset className="min-w-0">
        <legend className="numbers mb-3 text-ink-soft">
          {chosen.length} of {MAX_SAMPLES} chosen
        </legend>
        <div className="grid max-h-[50dvh] grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-5">
          {items.map(({ id, url }, at) => (
            <label
              key={id}
              className="relative aspect-4/5 cursor-pointer overflow-hidden rounded-frame bg-film-frame outline-offset-1 has-disabled:cursor-default has-disabled:opacity-60 has-checked:outline-3 has-checked:outline-safelight has-focus-visible:ring-4 has-focus-visible:ring-ink"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={chosen.includes(id)}
                disabled={!chosen.includes(id) && chosen.length >= MAX_SAMPLES}
                onChange={() => toggle(id)}
              />
              <img
                src={thumbnail(url, 320)}
                alt={`Made with this model, number ${at + 1}`}
                loading="lazy"
                className="size-full object-cover object-[50%_25%]"
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div aria-live="polite" className="empty:hidden">
        {error && <Notice className="text-safelight">{error}</Notice>}
      </div>
      <div className="flex justify-end gap-3">
        <Button look="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button
          busy={save.isPending}
          onClick={() => {
            setError(null);
            save.mutate({ id: training.id, generationIds: chosen });
          }}
        >
          Save samples
        </Button>
      </div>
    </div>
  );
}
