import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UsableModel } from "#web/features/shared/models/use-usable-models.ts";
import { loadOwnFace } from "#web/features/shared/own-face/load-own-face.ts";
import { type FaceSource, ownFace, useOwnFace } from "#web/features/shared/own-face/own-face-state.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { PlainButton } from "#web/ui/controls/plain-button.tsx";
import { ProgressBar } from "#web/ui/status/progress-bar.tsx";

/** A photo will not do where another would: so many of a model's are tried. */
const MOST_TRIED = 4;

/** Puts a model on the covers of the packs, when asked to: drawn on this device, from one of the photos it was trained on. */
export function ModelCovers({ model: { id, photoCount } }: { model: UsableModel }) {
  const face = useOwnFace();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (model: string) => {
      const { choose, forget } = await loadOwnFace();
      try {
        const { photos } = await queryClient.fetchQuery(trpc.trainings.get.queryOptions({ id: model }));
        for (const { url } of photos.slice(0, MOST_TRIED)) {
          await choose(await fetchPhoto(url), { model });
          if (ownFace().step === "ready") return;
        }
        throw new Error("none of the model's photos will do");
      } catch (error) {
        // nor stays whom another model is of
        await forget();
        throw error;
      }
    },
  });
  const source = face.step === "ready" ? face.source : null;
  const shown = typeof source === "object" ? source?.model : undefined;
  useEffect(() => {
    if (shown && shown !== id && !isPending) mutate(id);
  }, [shown, id, isPending, mutate]);

  if (!source && !isPending && photoCount === 0) return null;
  let words = "Covers are illustrations. Your pictures will be of this model.";
  if (isPending) words = "Getting the covers ready…";
  else if (source)
    words = `Covers marked AI are drawn on this device, from ${nameOf(source)}. The others are illustrations.`;
  else if (isError) words = "The covers could not be drawn from this model's photos.";
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-5 pt-5">
      <p role="status" className="text-ink-soft text-sm">
        {words}
      </p>
      {isPending && (
        <ProgressBar
          className="w-40"
          share={face.step === "learning" && face.share < 1 ? face.share : null}
          label="Getting the covers ready"
        />
      )}
      <PlainButton
        busy={isPending}
        className={`link min-h-11 font-medium ${isPending ? "sr-only" : ""}`}
        onClick={() => (source ? void loadOwnFace().then(({ forget }) => forget()) : mutate(id))}
      >
        {source ? wordsToRemove(source) : "Show this model on the covers"}
      </PlainButton>
    </div>
  );
}

const NAMES = { visitor: "your photo", sample: "the sample photo" };
const nameOf = (source: FaceSource) => (typeof source === "object" ? "a photo of this model" : NAMES[source]);

const wordsToRemove = (source: FaceSource) =>
  source === "visitor" ? "Forget my photo" : "Show illustrations";

async function fetchPhoto(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new File([await response.blob()], "photo");
}
