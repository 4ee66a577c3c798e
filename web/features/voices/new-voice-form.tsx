import { PUBLIC_VOICE_DECLARATION, SPOKEN_CONSENT, VOICE_CONSENT } from "#schema/accounts/consent.ts";
import type { Engine } from "#schema/operations/operation.ts";
import { PREVIEW_TEXT, SPOKEN_CONSENT_SECONDS, VOICE_SAMPLE } from "#schema/voices/voice-sample.ts";
import { VOICE_NAME_LENGTH } from "#schema/voices/voices.ts";
import { RecordingField } from "#web/features/shared/recordings/recording-field.tsx";
import { useEngine } from "#web/lib/api/use-engine.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { NewVoiceBar } from "./new-voice-bar.tsx";
import { useNewVoice } from "./use-new-voice.ts";
import { STYLE_OPTIONS } from "./voice-labels.ts";

type Props = { onStarted: (id: string) => void };

/** Something to read that has questions, lists and pauses in it. */
const TO_READ =
  "I usually take the earlier train, because it's half empty and the light over the river is worth it. Do you know the stretch I mean? On a clear day you can see right through to the hills. Yesterday, though, there was nothing but fog, and I rather enjoyed that too.";

export function NewVoice(props: Props) {
  const { engine, error, retry } = useEngine();
  if (error) return <FailedRead error={error} retry={retry} />;
  if (!engine) return <Skeleton className="mt-8 h-64 w-full max-w-2xl" />;
  return <Form {...props} engine={engine} />;
}

function Form({ engine, onStarted }: Props & { engine: Engine }) {
  const { form, media, sample, spoken } = useNewVoice(onStarted);
  const { values, set } = form;
  return (
    <form {...form.props} className="flex max-w-2xl flex-col gap-8 pt-8">
      <TextField
        {...form.text("name")}
        label="Name of the voice"
        maxLength={VOICE_NAME_LENGTH}
        autoComplete="off"
      />
      <RecordingField
        legend="1. The voice"
        what="the voice"
        name="originalAudioId"
        length={VOICE_SAMPLE}
        {...sample}
      >
        <p>
          One person, a quiet room, a hand's width from the microphone. Read this, or say something of your
          own, as you would to a friend:
        </p>
        <blockquote className="mt-3 border-edge border-l-2 pl-4 font-display text-lg">{TO_READ}</blockquote>
      </RecordingField>
      <RecordingField
        legend="2. The speaker agrees, aloud"
        what="the sentence"
        name="consentAudioId"
        length={SPOKEN_CONSENT_SECONDS}
        {...spoken}
      >
        <p>The same person reads this sentence. It is kept with the voice and deleted with it:</p>
        <blockquote className="mt-3 border-edge border-l-2 pl-4 font-display text-lg">
          {SPOKEN_CONSENT}
        </blockquote>
      </RecordingField>
      <ChoiceField
        legend="How it speaks"
        hint="You can change this later."
        options={STYLE_OPTIONS}
        value={values.systemPrompt}
        onChange={(style) => set("systemPrompt", style)}
      />
      <CheckField {...form.tick("consent")}>{VOICE_CONSENT}</CheckField>
      <CheckField {...form.tick("openedBy")}>
        {PUBLIC_VOICE_DECLARATION}
        <span className="block text-ink-soft text-sm">
          Optional: lets others use the voice. You can change this later.
        </span>
      </CheckField>
      <NewVoiceBar
        engine={engine}
        characters={PREVIEW_TEXT.length}
        media={media}
        message={form.message}
        isBusy={form.isBusy}
      />
    </form>
  );
}
