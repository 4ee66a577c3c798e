import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { pictureCredits } from "#schema/billing/pricing.ts";
import { UPLOAD } from "#schema/trainings/upload.ts";
import { framedSize } from "#web/engine/adjust/geometry/frame.ts";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { scaledSize } from "#web/features/shared/photos/scaled-size.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ChevronLeftIcon } from "#web/ui/controls/icons.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import type { Darkroom } from "../darkroom/darkroom.ts";
import { type Opened, writeWanted } from "../state/opened.ts";
import { hasMask, isAdjusted, type Work } from "../state/work.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import { readStepDraft, writeStepDraft } from "./step-draft.ts";
import { StepFields } from "./step-fields.tsx";
import { StepList } from "./step-list.tsx";
import { countOf, likenessOf, problemOf, sizeAfter, takesWords } from "./step-settings.ts";
import type { Step } from "./steps.ts";
import { useRunStep } from "./use-run-step.ts";
import { asKind } from "./word-kinds.ts";

type Props = {
  opened: Opened;
  darkroom: Darkroom;
  work: Work;
  /** It is what is seen beside the picture. */
  isOpen: boolean;
  onSelect: () => void;
  onStarted: (id: string) => void;
};

/** The steps that take credits: one is chosen, told what is wanted, and started with its price on the button. */
export function StepPanel({ opened, darkroom, work, isOpen, onSelect, onStarted }: Props) {
  const trpc = useTRPC();
  const { data: info, error: infoError, refetch } = useQuery(trpc.system.info.queryOptions());
  const credits = useCredits();
  const [draft, setDraft] = useState(() => readStepDraft(opened.key));
  useEffect(() => writeStepDraft(opened.key, draft), [opened.key, draft]);
  const { chosen, settings } = draft;
  const step = chosen && asKind(chosen, settings.kind);
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  // words of another step are not sent where this one takes none
  const asked =
    step && info && !takesWords(step, settings, info.inference) ? { ...settings, prompt: "" } : settings;
  const { run, stage, problem, forget } = useRunStep({
    opened,
    darkroom,
    work,
    step,
    settings: asked,
    onStarted,
  });

  const top = useRef<HTMLDivElement>(null);
  const choose = (next: Step | null) => {
    setDraft((now) => ({ ...now, chosen: next }));
    setError(null);
    forget();
    // what was pressed is gone: a keyboard goes on at the beginning of what came
    requestAnimationFrame(() => {
      top.current?.focus({ preventScroll: true });
      top.current?.closest("[role=tabpanel]")?.scrollTo(0, 0);
    });
  };

  if (!info && infoError) return <FailedRead error={infoError} retry={() => void refetch()} />;
  if (!info) return <Skeleton className="h-40 w-full" />;
  const framed = framedSize(opened.size, work.adjustments);
  const isSent = opened.source === null || isAdjusted(work);
  // a copy that is sent is stored no larger than this
  const size = isSent ? scaledSize(framed.width, framed.height, UPLOAD.storedSide) : framed;
  if (!step) {
    return (
      <div ref={top} tabIndex={-1} className="outline-none">
        <StepList engine={info.inference} size={size} onChoose={choose} />
      </div>
    );
  }

  const price =
    pictureCredits(step.operation, sizeAfter(step, asked, size), info.inference) * countOf(step, asked);
  const isShort = credits !== undefined && credits < price;
  const needsSelection = step.needsMask && !hasMask(work);

  function start() {
    if (!step) return;
    const wrong = problemOf(step, asked);
    setError(wrong);
    if (wrong) return;
    if (likenessOf(step, asked, size)) setAsking(true);
    else void run(false);
  }

  const act = `${step.label} for ${formatCredits(price)}`;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div ref={top} tabIndex={-1} className="-ml-2 flex items-center outline-none">
        <button
          type="button"
          aria-label="All steps"
          onClick={() => choose(null)}
          className="flex size-10 items-center justify-center hover:text-safelight pointer-coarse:size-11"
        >
          <ChevronLeftIcon />
        </button>
        <h2 className="text-heading">{step.label}</h2>
      </div>
      <p className="text-ink-soft text-sm">
        {step.hint} {info.inference === "embedded" && step.preview}
      </p>
      <StepFields
        step={step}
        isByWords={chosen?.name === "edit-by-words"}
        engine={info.inference}
        settings={settings}
        size={size}
        error={error}
        takesPaste={isOpen}
        onChange={(changes) => {
          setDraft((now) => ({ ...now, settings: { ...now.settings, ...changes } }));
          setError(null);
          forget();
        }}
      />
      <div aria-live="polite" className="empty:hidden">
        {problem && <Notice className="text-safelight">{problem}</Notice>}
      </div>
      {isShort ? (
        <NotEnough
          price={price}
          credits={credits}
          kept="Your unfinished steps are saved on this device."
          returnTo={`/tools/ai-image-editor?${writeWanted(opened.source ?? { kind: "device" })}`}
        />
      ) : needsSelection ? (
        <Button look="outline" onClick={onSelect}>
          Select what is to change first
        </Button>
      ) : (
        <div>
          <Button type="submit" className="numbers w-full" busy={stage !== "idle"}>
            {stage === "sending" ? "Sending the picture…" : stage === "starting" ? "Starting…" : act}
          </Button>
          <RefundLine usual="If it fails, its credits are refunded." />
          {isSent && (
            <p className="mt-2 text-ink-soft text-sm">
              The picture as you see it is sent, at most {UPLOAD.storedSide} pixels long.
            </p>
          )}
        </div>
      )}
      <ConsentDialog
        open={isAsking}
        act={act}
        onAgree={() => void run(true)}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
