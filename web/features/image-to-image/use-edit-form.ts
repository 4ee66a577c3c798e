import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Engine } from "#schema/operations/operation.ts";
import { createEditInput } from "#schema/pictures/edits.ts";
import { backgroundProblem } from "#web/features/shared/background/background.ts";
import { byLastPart } from "#web/features/shared/edits/edit-rules.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { type EditDraft, readDraft, writeDraft } from "./draft.ts";
import { inputOf, planEdit } from "./plan-edit.ts";

const rules = byLastPart(createEditInput);

/** The form of one edit: its draft, what it comes to, and sending it once. */
export function useEditForm(engine: Engine, onStarted: (id: string) => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const create = useMutation(trpc.edits.create.mutationOptions());
  const [started, setStarted] = useState(0);
  const [start] = useState(readDraft);
  const form = useForm<EditDraft, Parameters<typeof create.mutateAsync>[0]>({
    start,
    rules,
    check: (draft) => {
      const plan = planEdit(draft, engine);
      const lacking = plan.asks.includes("background")
        ? backgroundProblem(draft.background, draft.prompt)
        : null;
      return {
        ...(lacking && { [draft.background.kind === "words" ? "prompt" : "background"]: lacking }),
        ...(plan.likeness && !draft.consent && { consent: "Please confirm this first." }),
        ...(plan.isTooLarge && {
          image: "The result would be larger than we can make. Choose a smaller one.",
        }),
      };
    },
    input: (draft) => inputOf(draft, planEdit(draft, engine), requestKey),
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
  const { consent: _, ...about } = form.values;
  // the same again after it was started is another edit
  const requestKey = useRequestKey(`${JSON.stringify(about)} ${started}`);

  useEffect(() => writeDraft(form.values), [form.values]);

  function change(input: Partial<EditDraft>): void {
    for (const [name, value] of Object.entries(input)) form.set(name as keyof EditDraft, value as never);
  }
  return { ...form, change, plan: planEdit(form.values, engine) };
}
