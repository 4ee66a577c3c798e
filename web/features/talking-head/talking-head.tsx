import { TALKING_HEAD_CONSENT } from "#schema/accounts/consent.ts";
import { PROMPT_LENGTH } from "#schema/limits.ts";
import type { Engine } from "#schema/operations/operation.ts";
import { SAID_SECONDS } from "#schema/videos/source-lengths.ts";
import { TALKING_HEAD_QUALITIES, talkingHeadOf } from "#schema/videos/talking-head.ts";
import { SourcePictures } from "#web/features/shared/source-picture/source-pictures.tsx";
import { UploadsKept } from "#web/features/shared/source-picture/uploads-kept.tsx";
import { QUALITY_LABELS } from "#web/features/shared/videos/video-labels.ts";
import { useEngine } from "#web/lib/api/use-engine.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { WhatIsSaid } from "./said/what-is-said.tsx";
import { TalkingHeadBar } from "./talking-head-bar.tsx";
import { useTalkingHead } from "./use-talking-head.ts";

type Props = { onStarted: () => void };

/** A picture of a person and a voice become a video in which the one speaks with the other. */
export function TalkingHead(props: Props) {
  const { engine, error, retry } = useEngine();
  if (error) return <FailedRead error={error} retry={retry} />;
  if (!engine) return <Skeleton className="mt-8 h-64 w-full max-w-2xl" />;
  return <Form {...props} engine={engine} />;
}

function Form({ engine, onStarted }: Props & { engine: Engine }) {
  const form = useTalkingHead(engine, onStarted);
  const { values, problems, plan, set } = form;
  return (
    <div className="flex max-w-2xl flex-col gap-8 pt-8">
      <section aria-labelledby="who-heading">
        <h2 id="who-heading" className="mb-3 font-display text-heading">
          1. Who speaks
        </h2>
        <SourcePictures
          legend="Their picture"
          hint="One face, looking at the camera, mouth closed, nothing covering the chin."
          pictures={values.pictures}
          onChange={(pictures) => set("pictures", pictures)}
          max={1}
          error={values.pictures.length === 0 ? (problems.picture ?? null) : null}
        />
      </section>
      <WhatIsSaid
        engine={engine}
        said={values.said}
        onChange={(said) => set("said", said)}
        error={plan.length ?? (values.said ? null : (problems.audioId ?? null))}
      />
      <form {...form.props} className="flex flex-col gap-6 border-hairline border-t pt-6">
        <ChoiceField
          legend="Quality"
          hint="It lasts as long as what is said."
          options={TALKING_HEAD_QUALITIES.map((quality) => ({
            value: quality,
            label: `${QUALITY_LABELS[quality]}, ${talkingHeadOf(quality).lines} lines, up to ${SAID_SECONDS[quality].max} seconds`,
          }))}
          value={values.quality}
          onChange={(quality) => set("quality", quality)}
        />
        <TextArea
          {...form.text("prompt")}
          label="How the person moves (optional)"
          rows={2}
          placeholder="Calm, small nods, looks into the camera"
          maxLength={PROMPT_LENGTH.max}
        />
        <CheckField {...form.tick("consent")}>
          {TALKING_HEAD_CONSENT}
          <span className="block text-ink-soft text-sm">
            This lets a real person say words, so we ask each time. Your answer is kept with the video.
          </span>
        </CheckField>
        <TalkingHeadBar plan={plan} said={values.said} message={form.message} isBusy={form.isBusy} />
      </form>
      <UploadsKept />
    </div>
  );
}
