import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createEditInput } from "#schema/pictures/edits.ts";
import { byLastPart } from "#web/features/shared/edits/edit-rules.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { inputOf, readDraft, type SwapDraft, writeDraft } from "./draft.ts";
import { useChosenFace } from "./use-chosen-face.ts";

const rules = byLastPart(createEditInput);

/** The form of one face swap: both pictures with their faces, and sending it once. */
export function useSwapForm(onStarted: (id: string) => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const create = useMutation(trpc.edits.create.mutationOptions());
  const [started, setStarted] = useState(0);
  const [start] = useState(readDraft);
  const form = useForm<SwapDraft, Parameters<typeof create.mutateAsync>[0]>({
    start,
    rules,
    check: (draft): Record<string, string> =>
      draft.consent ? {} : { consent: "Please confirm this first." },
    input: (draft) => inputOf(draft, { face: face.chosen, picture: picture.chosen }, requestKey),
    send: async (input) => {
      try {
        const { id } = await create.mutateAsync(input);
        setStarted((times) => times + 1);
        form.set("consent", false);
        void workChanged(id);
        onStarted(id);
      } finally {
        // perhaps the balance is another
        void queryClient.invalidateQueries(trpc.user.pathFilter());
      }
    },
  });
  const face = useChosenFace(form.values.face);
  const picture = useChosenFace(form.values.picture);
  const { consent: _, ...about } = form.values;
  // the same again after it was started is another swap
  const requestKey = useRequestKey(JSON.stringify([about, face.index, picture.index, started]));

  useEffect(() => writeDraft(form.values), [form.values]);

  return { ...form, face, picture };
}
