import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { createPicturesInput } from "#schema/pictures/pictures.ts";
import { PROMPT_REFUSALS } from "#schema/prompts/refusals/codes.ts";
import { codeOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { type GeneratorDraft, inputOf, rememberModel } from "./draft.ts";
import { FACE_MODEL } from "./models.ts";

/** What is said beside the words, because other words mend it. */
const REFUSED: ReadonlySet<string> = new Set(Object.values(PROMPT_REFUSALS));

/** Checks a draft and sends it, once: the same draft sent again before it has started is the same request. */
export function useGenerate(options: {
  draft: GeneratorDraft;
  consent: boolean;
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
  const requestKey = useRequestKey(`${JSON.stringify(options.draft)} ${started}`);

  function tell(found: Record<string, string>) {
    setErrors(found);
    if (Object.keys(found).length === 0) return;
    requestAnimationFrame(() =>
      options.form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  function generate(model: string) {
    const input = createPicturesInput.safeParse(
      inputOf(options.draft, { requestKey, model, consent: options.consent }),
    );
    const found: Record<string, string> = {};
    if (model === FACE_MODEL && !options.draft.face) found.face = "Choose the photo of the face.";
    else if (model === FACE_MODEL && !options.consent) found.consent = "Please confirm this first.";
    for (const issue of input.error?.issues ?? []) found[String(issue.path[0])] ??= issue.message;
    tell(found);
    if (!input.success || Object.keys(found).length > 0) return;
    create.mutate(input.data, {
      onError: (error) => {
        // the server looks at the words, and counts refusals
        const code = codeOf(error);
        if (code !== null && REFUSED.has(code)) {
          tell({ prompt: messageOf(error) });
          create.reset();
        }
        // perhaps the model is gone or the balance another
        for (const shown of [trpc.trainings, trpc.user])
          void queryClient.invalidateQueries(shown.pathFilter());
      },
      onSuccess: ({ id }) => {
        rememberModel(model);
        setStarted((times) => times + 1);
        void workChanged(id);
        options.onStarted();
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
      // whoever writes on while it is on its way still hears what came of it
      if (!create.isPending) create.reset();
    },
  };
}
