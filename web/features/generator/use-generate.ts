import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { ERRORS } from "#schema/errors.ts";
import { createPicturesInput } from "#schema/pictures.ts";
import { refusePrompt } from "#schema/refuse-prompt.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { type GeneratorDraft, inputOf, rememberModel } from "./draft.ts";

/** Checks a draft and sends it, once: the same draft sent again before it has started is the same request. */
export function useGenerate(of: {
  draft: GeneratorDraft;
  form: RefObject<HTMLFormElement | null>;
  onStarted: () => void;
}) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const create = useMutation(trpc.generations.create.mutationOptions());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [started, setStarted] = useState(0);
  // the same request again after it was started is another one
  const requestKey = useRequestKey(`${JSON.stringify(of.draft)} ${started}`);

  function generate(model: string) {
    const input = createPicturesInput.safeParse(inputOf(of.draft, { requestKey, model }));
    const found: Record<string, string> = {};
    for (const issue of input.error?.issues ?? []) found[String(issue.path[0])] ??= issue.message;
    if (refusePrompt(of.draft.prompt) !== null) found.prompt = ERRORS.PROMPT_REFUSED.message;
    setErrors(found);
    if (!input.success || Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        of.form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    create.mutate(input.data, {
      // perhaps the model is gone or the balance another
      onError: () => {
        for (const shown of [trpc.trainings, trpc.user])
          void queryClient.invalidateQueries(shown.pathFilter());
      },
      onSuccess: ({ id }) => {
        rememberModel(model);
        setStarted((times) => times + 1);
        void workChanged(id);
        of.onStarted();
      },
    });
  }

  return {
    generate,
    errors,
    isPending: create.isPending,
    /** Why the last attempt failed; null where it did not. */
    failure: create.error,
    forget: () => {
      setErrors({});
      create.reset();
    },
  };
}
