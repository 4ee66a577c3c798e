import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { PUBLIC_VOICE_VERSION, VOICE_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { SPOKEN_CONSENT_SECONDS, VOICE_SAMPLE } from "#schema/voices/voice-sample.ts";
import { createVoiceInput } from "#schema/voices/voices.ts";
import { useSendMedia } from "#web/features/shared/media/use-send-media.ts";
import { type ExaminedRecording, isUsable } from "#web/features/shared/recordings/examine-recording.ts";
import { useKeptRecording } from "#web/features/shared/recordings/use-kept-recording.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { forgetVoiceDraft, readVoiceDraft, useKeepVoiceDraft } from "./use-voice-draft.ts";

/** The form of a new voice: both recordings and what is said of it; one press sends and begins it. */
export function useNewVoice(onStarted: (id: string) => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const create = useMutation(trpc.voices.create.mutationOptions());
  const media = useSendMedia();
  const [sample, setSample] = useKeptRecording("voice-sample", VOICE_SAMPLE);
  const [spoken, setSpoken] = useKeptRecording("voice-consent", SPOKEN_CONSENT_SECONDS);

  const asked = useRef<{ sample: ExaminedRecording | null; spoken: ExaminedRecording | null }>(null);
  const form = useForm({
    start: readVoiceDraft(),
    rules: createVoiceInput,
    check: ({ consent }) => {
      asked.current = { sample, spoken };
      return {
        ...problemOf("originalAudioId", sample, "Record the voice first."),
        ...problemOf("consentAudioId", spoken, "Record the sentence first."),
        ...(!consent && { consent: "Tick this first, please." }),
      };
    },
    input: ({ openedBy, consent, ...values }) => ({
      ...values,
      requestKey,
      // known once they are sent
      originalAudioId: "",
      consentAudioId: "",
      ...(openedBy && { openedBy: PUBLIC_VOICE_VERSION }),
      ...(consent && { consent: VOICE_CONSENT_VERSION }),
    }),
    send: async (input: Parameters<typeof create.mutateAsync>[0]) => {
      if (!sample || !spoken) return;
      const file = ({ file, waveform }: ExaminedRecording) => ({ kind: "AUDIO" as const, file, waveform });
      try {
        const [original, agreed] = await media.send([
          { ...file(sample), name: "the voice" },
          { ...file(spoken), name: "the spoken consent" },
        ]);
        if (!original || !agreed) return;
        const { id } = await create.mutateAsync({
          ...input,
          originalAudioId: original.id,
          consentAudioId: agreed.id,
        });
        setSample(null);
        setSpoken(null);
        forgetVoiceDraft();
        void workChanged(id);
        onStarted(id);
      } finally {
        // perhaps the balance is another
        void queryClient.invalidateQueries(trpc.user.pathFilter());
      }
    },
  });
  useKeepVoiceDraft(form.values);
  const { name, size, lastModified } = sample?.file ?? {};
  const requestKey = useRequestKey(
    JSON.stringify([form.values, name, size, lastModified, spoken?.file.size, spoken?.file.lastModified]),
  );
  const { originalAudioId, consentAudioId } = form.problems;
  return {
    form,
    media,
    // what was said of one recording is not said of the next
    sample: {
      recording: sample,
      onChange: setSample,
      error: asked.current?.sample === sample ? originalAudioId : null,
    },
    spoken: {
      recording: spoken,
      onChange: setSpoken,
      error: asked.current?.spoken === spoken ? consentAudioId : null,
    },
  };
}

function problemOf(field: string, recording: ExaminedRecording | null, missing: string) {
  if (recording && isUsable(recording)) return {};
  return { [field]: recording ? "This recording can't be used as it is." : missing };
}
