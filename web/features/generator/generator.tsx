import { useQuery } from "@tanstack/react-query";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { pictureCredits } from "#schema/billing/pricing.ts";
import { PROMPT_LENGTH } from "#schema/limits.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { NoModel } from "#web/features/shared/models/no-model.tsx";
import { useUsableModels } from "#web/features/shared/models/use-usable-models.ts";
import { ReplaceDialog } from "#web/features/shared/take-over/replace-dialog.tsx";
import { useTakeOver } from "#web/features/shared/take-over/use-take-over.ts";
import { codeOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { isLost } from "#web/lib/api/use-read.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { type GeneratorDraft, lastModel, readDraft, settingsOf, writeDraft } from "./draft.ts";
import { SUGGESTED_WORDS } from "./fields/example-prompts.ts";
import { PromptField } from "./fields/prompt-field.tsx";
import { SettingsPanel } from "./fields/settings-panel.tsx";
import { GenerateBar } from "./generate-bar.tsx";
import { chooseModel, countWith, modelChoices, operationFor } from "./models.ts";
import { earlierPrompts } from "./requests/request-frames.ts";
import { RequestList } from "./requests/request-list.tsx";
import { useRequests } from "./requests/use-requests.ts";
import { useGenerate } from "./use-generate.ts";

/** Brings the lexicon with it, which only studio previews need. */
const PreviewReading = lazy(() => import("./preview-reading.tsx"));

type Props = {
  /** From the address: the model another page chose. */
  wantedModel: string | null;
  /** From the address: words another page brought. They never replace what was typed here unasked. */
  wantedPrompt: string | null;
  /** They have been taken over or asked about. */
  onPromptTaken: () => void;
};

/** The form for pictures in one's own words, and what came of it. */
export function Generator({ wantedModel, wantedPrompt, onPromptTaken }: Props) {
  const trpc = useTRPC();
  const credits = useCredits();
  const [draft, setDraft] = useState<GeneratorDraft>(() => {
    const kept = readDraft();
    return { ...kept, model: wantedModel ?? kept.model ?? lastModel() };
  });
  const [consent, setConsent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  const models = useUsableModels();
  const info = useQuery(trpc.system.info.queryOptions());
  const requests = useRequests();
  const { generate, errors, isPending, failure, forget } = useGenerate({
    draft,
    form,
    consent,
    onStarted: () => {
      setConsent(false);
      // on a small screen the results stand below the form
      const top = results.current?.getBoundingClientRect().top ?? 0;
      if (top > window.innerHeight * 0.8) results.current?.scrollIntoView({ block: "start" });
    },
  });

  useEffect(() => writeDraft(draft), [draft]);

  const change = (input: Partial<GeneratorDraft>) => {
    setDraft((before) => ({ ...before, ...input }));
    forget();
  };
  const earlier = earlierPrompts(requests.data?.pages[0]?.items ?? [], 6);
  const { take, question } = useTakeOver(draft, change, [...earlier, ...SUGGESTED_WORDS]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each words that the address brings
  useEffect(() => {
    const prompt = wantedPrompt?.trim().slice(0, PROMPT_LENGTH.max);
    if (prompt) take({ prompt });
    if (wantedPrompt !== null) onPromptTaken();
  }, [wantedPrompt]);

  const error = models.error ?? (isLost(info) ? info.error : null);
  if (error) {
    const retry = () => {
      models.refetch();
      void info.refetch();
    };
    return (
      <div className="pt-10">
        <FailedRead error={error} retry={retry} />
      </div>
    );
  }
  if (!models.data || !info.data) return <Skeleton className="mt-10 h-64 w-full" />;

  const choices = modelChoices(models.data.ready, info.data.inference);
  const model = chooseModel(draft.model, choices);
  if (model === null) {
    return (
      <NoModel
        isWaiting={models.data.isWaiting}
        title="First, train a model of your face."
        lead={`Train a model once, on ${TRAINING_PHOTOS.advised} to ${TRAINING_PHOTOS.max} photos. Then describe any picture, and you are in it.`}
        soon="you can describe pictures here"
        kept={draft.prompt.trim() !== "" && "Your prompt is saved in this tab."}
      />
    );
  }

  const pictures = countWith(model, draft.count);
  const price = pictureCredits(operationFor(model), ASPECTS[draft.aspect]) * pictures;
  const shortfall =
    credits !== undefined && credits < price ? (
      <NotEnough
        price={price}
        credits={credits}
        kept="Your prompt and settings are saved."
        returnTo={`/tools/image-generator?${new URLSearchParams({ training: model })}`}
      />
    ) : null;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!isPending && !shortfall && model !== null) generate(model);
  }

  const embedded = info.data.inference === "embedded";
  return (
    <div className="flex flex-col gap-8 pt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-10">
      <form ref={form} noValidate onSubmit={submit} className="contents">
        <PromptField
          value={draft.prompt}
          onChange={(prompt) => change({ prompt })}
          onTake={(prompt) => take({ prompt })}
          earlier={earlier}
          error={errors.prompt ?? null}
          preview={embedded}
          onSubmit={submit}
        >
          {embedded && (
            <Suspense fallback={null}>
              <PreviewReading prompt={draft.prompt} onChange={(prompt) => change({ prompt })} />
            </Suspense>
          )}
        </PromptField>
        <div className="max-lg:contents lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-6 lg:self-start">
          <SettingsPanel
            choices={choices}
            draft={draft}
            model={model}
            embedded={embedded}
            errors={errors}
            consent={consent}
            onConsent={setConsent}
            onChange={change}
          />
          <GenerateBar
            pictures={pictures}
            price={price}
            shortfall={shortfall}
            isPending={isPending}
            // a balance that turned out too small is told in the button's place
            failure={shortfall && codeOf(failure) === "INSUFFICIENT_CREDITS" ? null : failure}
          />
        </div>
      </form>
      <section ref={results} aria-labelledby="requests-title" className="min-w-0 scroll-mt-16 lg:col-start-1">
        <h2 id="requests-title" className="sr-only">
          Your requests
        </h2>
        <RequestList
          list={requests}
          onUseAgain={(request) => {
            take({ ...settingsOf(request), prompt: request.prompt });
            form.current?.querySelector("textarea")?.focus();
          }}
        />
      </section>
      <ReplaceDialog {...question} />
    </div>
  );
}
