import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ERRORS } from "#schema/errors.ts";
import type { GenerationView } from "#schema/generation.ts";
import { isOffered, PORTRAIT, TEXT_TO_IMAGE } from "#schema/models.ts";
import { ASPECTS, createPicturesInput, PICTURE_COUNT, PROMPT_LENGTH } from "#schema/pictures.ts";
import { pictureCredits } from "#schema/pricing.ts";
import { refusePrompt } from "#schema/refuse-prompt.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { count, formatCredits } from "#web/lib/format.ts";
import { useCredits } from "#web/lib/use-credits.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { FailedRead } from "#web/ui/failed-read.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AspectField } from "./aspect-field.tsx";
import {
  type GeneratorDraft,
  inputOf,
  lastModel,
  NO_MODEL,
  readDraft,
  rememberModel,
  writeDraft,
} from "./draft.ts";
import { ModelField } from "./model-field.tsx";
import { NoModel } from "./no-model.tsx";
import { PromptField } from "./prompt-field.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { earlierWords } from "./request-frames.ts";
import { RequestList } from "./request-list.tsx";
import { SeedField } from "./seed-field.tsx";
import { StrengthField } from "./strength-field.tsx";
import { useRequests } from "./use-requests.ts";
import { useTakeOver } from "./use-take-over.ts";

type Props = {
  /** From the address: the model another page chose. */
  wantedModel: string | null;
  /** From the address: words another page brought. They never replace what was typed here unasked. */
  wantedWords: string | null;
  /** They have been taken over or asked about. */
  onWordsTaken: () => void;
  renderPicture: (picture: GenerationView, number: number) => ReactNode;
  renderViewer: (pictures: readonly GenerationView[]) => ReactNode;
};

const COUNTS = Array.from({ length: PICTURE_COUNT.max }, (_, index) => {
  const value = String(index + PICTURE_COUNT.min);
  return { value, label: value };
});

/** The form for pictures in one's own words, and what came of it. */
export function Generator({ wantedModel, wantedWords, onWordsTaken, renderPicture, renderViewer }: Props) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const credits = useCredits();
  const [draft, setDraft] = useState<GeneratorDraft>(() => {
    const kept = readDraft();
    return { ...kept, model: wantedModel ?? kept.model ?? lastModel() };
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [started, setStarted] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  const trainings = useQuery(trpc.trainings.list.queryOptions({ limit: 100 }));
  const info = useQuery(trpc.system.info.queryOptions());
  const create = useMutation(trpc.generations.create.mutationOptions());
  const requests = useRequests();
  // the same request again after it was started is another one
  const requestKey = useRequestKey(`${JSON.stringify(draft)} ${started}`);

  useEffect(() => writeDraft(draft), [draft]);

  const change = (of: Partial<GeneratorDraft>) => {
    setDraft((before) => ({ ...before, ...of }));
    setErrors({});
    create.reset();
  };
  const take = useTakeOver(draft, change);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each words that the address brings
  useEffect(() => {
    const words = wantedWords?.trim().slice(0, PROMPT_LENGTH.max);
    if (words) take.takeWords(words);
    if (wantedWords !== null) onWordsTaken();
  }, [wantedWords]);

  const error = trainings.error ?? info.error;
  if (error) {
    const retry = () => {
      void trainings.refetch();
      void info.refetch();
    };
    return (
      <div className="pt-10">
        <FailedRead error={error} retry={retry} />
      </div>
    );
  }
  if (!trainings.data || !info.data) return <Skeleton className="mt-10 h-64 w-full" />;

  const embedded = info.data.inference === "embedded";
  const withoutModel = isOffered(TEXT_TO_IMAGE, info.data.inference);
  const ready = trainings.data.items.filter((one) => one.status === "COMPLETED");
  const chosen = ready.find((one) => one.id === draft.model) ?? ready[0];
  const model = chosen && !(draft.model === NO_MODEL && withoutModel) ? chosen.id : NO_MODEL;
  if (model === NO_MODEL && !withoutModel) return <NoModel waiting={trainings.data.items.length > 0} />;

  const operation = model === NO_MODEL ? TEXT_TO_IMAGE : PORTRAIT;
  const price = pictureCredits(operation, ASPECTS[draft.aspect]) * draft.count;
  const short = credits !== undefined && credits < price;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (create.isPending || short) return;
    const input = createPicturesInput.safeParse(inputOf(draft, { requestKey, model }));
    const found: Record<string, string> = {};
    for (const issue of input.error?.issues ?? []) found[String(issue.path[0])] ??= issue.message;
    if (refusePrompt(draft.prompt) !== null) found.prompt = ERRORS.PROMPT_REFUSED.message;
    setErrors(found);
    if (!input.success || Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    create.mutate(input.data, {
      // perhaps the model is gone or the balance another
      onError: () => {
        for (const shown of [trpc.trainings, trpc.user])
          void queryClient.invalidateQueries(shown.pathFilter());
      },
      onSuccess: () => {
        rememberModel(model);
        setStarted((times) => times + 1);
        for (const shown of [trpc.jobs, trpc.generations, trpc.user]) {
          void queryClient.invalidateQueries(shown.pathFilter());
        }
        // on a small screen the results stand below the form
        const top = results.current?.getBoundingClientRect().top ?? 0;
        if (top > window.innerHeight * 0.8) results.current?.scrollIntoView({ block: "start" });
      },
    });
  }

  const page = requests.data?.pages[0]?.items ?? [];
  return (
    <div className="flex flex-col gap-8 pt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-10">
      <form ref={form} noValidate onSubmit={submit} className="contents">
        <PromptField
          value={draft.prompt}
          onChange={(prompt) => change({ prompt })}
          onTake={take.takeWords}
          earlier={earlierWords(page, 6)}
          error={errors.prompt ?? null}
          onSubmit={submit}
        />
        <div className="max-lg:contents lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-6 lg:self-start">
          <div className="flex flex-col gap-6">
            <ModelField
              ready={ready}
              value={model}
              onChange={(next) => change({ model: next })}
              withoutModel={withoutModel}
            />
            <AspectField value={draft.aspect} onChange={(aspect) => change({ aspect })} />
            <ChoiceField
              legend="How many"
              options={COUNTS}
              value={String(draft.count)}
              onChange={(value) => change({ count: Number(value) })}
            />
            <details open={errors.seed !== undefined || undefined} className="group">
              <summary className="link w-fit">Seed and likeness</summary>
              <div className="mt-4 flex flex-col gap-5">
                <SeedField
                  keep={draft.keepSeed}
                  seed={draft.seed}
                  error={errors.seed ?? null}
                  onChange={change}
                />
                {model !== NO_MODEL && (
                  <StrengthField
                    value={draft.strength}
                    onChange={(strength) => change({ strength })}
                    disabled={embedded}
                  />
                )}
              </div>
            </details>
            {embedded && (
              <Notice>
                <strong className="font-medium">Studio preview.</strong> Your words choose the light and the
                place; pose and clothes stay those of your photos.
              </Notice>
            )}
          </div>
          <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-[clamp(1rem,4vw,3rem)] max-lg:border-hairline max-lg:border-y max-lg:bg-paper max-lg:px-[clamp(1rem,4vw,3rem)] max-lg:py-3">
            <div aria-live="polite" className="mb-3 flex flex-col gap-2 empty:hidden">
              {create.isError && <Notice className="text-safelight">{messageOf(create.error)}</Notice>}
              {short && (
                <Notice className="numbers">
                  This costs {formatCredits(price)}, and you have {formatCredits(credits)}. Your words are
                  kept.
                </Notice>
              )}
            </div>
            <Button
              type="submit"
              size="large"
              className="numbers w-full"
              busy={create.isPending}
              disabled={short}
            >
              {create.isPending
                ? "Starting..."
                : `Make ${count(draft.count, "picture")} for ${formatCredits(price)}`}
            </Button>
            <p className="mt-3 text-ink-soft text-sm max-lg:hidden">
              Pictures that do not come out cost nothing: their credits come back.
            </p>
          </div>
        </div>
      </form>
      <section ref={results} aria-labelledby="requests-title" className="min-w-0 scroll-mt-16 lg:col-start-1">
        <h2 id="requests-title" className="sr-only">
          Your requests
        </h2>
        <RequestList
          list={requests}
          onUseAgain={(request) => {
            take.takeRequest(request);
            form.current?.querySelector("textarea")?.focus();
          }}
          renderPicture={renderPicture}
          renderViewer={renderViewer}
        />
      </section>
      <ReplaceDialog
        words={take.asked?.words ?? null}
        keep={
          take.asked && Object.keys(take.asked.settings).length > 0
            ? "Keep my words, take the settings"
            : null
        }
        onReplace={take.replace}
        onKeep={take.keepWords}
        onClose={take.close}
      />
    </div>
  );
}
