import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Engine } from "#schema/operations/operation.ts";
import { SPEECH_LENGTH } from "#schema/operations/speaking-styles.ts";
import { createSpeechInput } from "#schema/voices/voices.ts";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatCredits, formatNumber } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { keptText } from "#web/lib/storage.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import { creditsForWords } from "./speech-prices.ts";

type Props = {
  voiceId: string;
  name: string;
  engine: Engine;
  /** Where the typed words are found again. */
  returnTo: string;
};

/** Typed words for a voice, with their price. */
export function SpeechForm({ voiceId, name, engine, returnTo }: Props) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const credits = useCredits();
  const speak = useMutation(trpc.voices.speak.mutationOptions());
  const [started, setStarted] = useState(0);
  const draft = keptText("sessionStorage", `likeness.words.${voiceId}`);
  const form = useForm({
    start: { text: draft.read() ?? "" },
    rules: createSpeechInput,
    input: ({ text }) => ({ text, requestKey, trainedVoiceId: voiceId }),
    send: async (input: Parameters<typeof speak.mutateAsync>[0]) => {
      try {
        const { id } = await speak.mutateAsync(input);
        setStarted((times) => times + 1);
        void workChanged(id);
      } finally {
        // perhaps the balance is another
        void queryClient.invalidateQueries(trpc.user.pathFilter());
      }
    },
  });
  const { text } = form.values;
  // the same words again after they were started are others
  const requestKey = useRequestKey(`${text} ${started}`);
  const price = creditsForWords(Math.max(1, text.trim().length), engine) ?? 0;
  const isShort = credits !== undefined && credits < price;
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <TextArea
        {...form.text("text")}
        onChange={({ target }) => {
          form.set("text", target.value);
          draft.write(target.value);
        }}
        label={`What should ${name} say?`}
        hint={`Up to ${formatNumber(SPEECH_LENGTH.max)} characters, about a minute: ${formatNumber(text.trim().length)} now. Write numbers and names as they are said.`}
        rows={5}
        maxLength={SPEECH_LENGTH.max}
      />
      {isShort && !form.isBusy ? (
        <NotEnough price={price} credits={credits} kept="Your words are kept." returnTo={returnTo} />
      ) : (
        <div>
          <div aria-live="polite" className="mb-3 empty:hidden">
            {form.message && <Notice className="text-safelight">{form.message}</Notice>}
          </div>
          <Button type="submit" size="large" className="numbers w-full" busy={form.isBusy}>
            {form.isBusy ? "Starting…" : `Say it for ${formatCredits(price)}`}
          </Button>
          <RefundLine usual="If it fails, its credits are refunded. What is made carries a mark that AI spoke it." />
        </div>
      )}
    </form>
  );
}
