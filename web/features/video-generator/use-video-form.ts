import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createVideoInput } from "#schema/videos/videos.ts";
import { byLastPart } from "#web/features/shared/edits/edit-rules.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useFocusMarked } from "#web/lib/forms/use-focus-marked.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { readDraft, type VideoDraft, withModelsThere, writeDraft } from "./draft.ts";
import { inputOf, planVideo } from "./plan-video.ts";
import { nearestCell, type Offer } from "./video-choices.ts";

const rules = byLastPart(createVideoInput);

/** The form of one video: its draft, what it comes to, and sending it once. */
export function useVideoForm(offer: Offer, onStarted: (id: string) => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const create = useMutation(trpc.videos.create.mutationOptions());
  const [started, setStarted] = useState(0);
  const [start] = useState(() => readDraft(offer));
  const form = useForm<VideoDraft, Parameters<typeof create.mutateAsync>[0]>({
    start,
    rules,
    input: (draft) => inputOf(draft, planVideo(draft, offer.engine), requestKey),
    send: async (input) => {
      try {
        const { id } = await create.mutateAsync(input);
        setStarted((times) => times + 1);
        void workChanged(id);
        onStarted(id);
      } finally {
        // perhaps the balance is another
        void queryClient.invalidateQueries(trpc.user.pathFilter());
      }
    },
  });
  // the same again after it was started is another video
  const requestKey = useRequestKey(`${JSON.stringify(form.values)} ${started}`);

  useEffect(() => writeDraft(form.values), [form.values]);
  useFocusMarked(form.problems);

  function change(input: Partial<VideoDraft>): void {
    const cell = nearestCell(withModelsThere({ ...form.values, ...input }, offer), offer);
    for (const [name, value] of Object.entries({ ...input, ...cell }))
      form.set(name as keyof VideoDraft, value as never);
  }
  return { ...form, change, plan: planVideo(form.values, offer.engine) };
}
