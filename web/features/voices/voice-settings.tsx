import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { PUBLIC_VOICE_DECLARATION, PUBLIC_VOICE_VERSION } from "#schema/accounts/consent.ts";
import type { SpeakingStyle } from "#schema/operations/speaking-styles.ts";
import type { VoiceView } from "#schema/voices/voices.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { STYLE_OPTIONS } from "./voice-labels.ts";

/** How a voice speaks and who may use it; both hold from the next words on. */
export function VoiceSettings({ voice: { id, systemPrompt, isPublic } }: { voice: VoiceView }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState({ systemPrompt, isPublic });
  const change = useMutation(
    trpc.voices.change.mutationOptions({
      // one after the other, so that the last one holds
      scope: { id: `voice ${id}` },
      onError: (error) => {
        setShown({ systemPrompt, isPublic });
        toast.error(messageOf(error));
      },
      onSettled: () => queryClient.invalidateQueries(trpc.voices.pathFilter()),
    }),
  );
  /** Shown at once, before anything is known of the answer. */
  function choose(next: { systemPrompt: SpeakingStyle } | { isPublic: boolean }): void {
    setShown((before) => ({ ...before, ...next }));
    change.mutate({
      id,
      ...("isPublic" in next ? { openedBy: next.isPublic ? PUBLIC_VOICE_VERSION : null } : next),
    });
  }
  return (
    <section aria-labelledby="settings-title">
      <h2 id="settings-title" className="text-heading">
        Settings
      </h2>
      <div className="mt-4 flex flex-col gap-6">
        <ChoiceField
          legend="How it speaks"
          options={STYLE_OPTIONS}
          value={shown.systemPrompt as SpeakingStyle}
          onChange={(style) => choose({ systemPrompt: style })}
        />
        <CheckField checked={shown.isPublic} onChange={(everybody) => choose({ isPublic: everybody })}>
          {PUBLIC_VOICE_DECLARATION}
          <span className="block text-ink-soft text-sm">
            Optional: lets others use the voice. Taken back, nobody else can, and what they made stays with
            them.
          </span>
        </CheckField>
      </div>
    </section>
  );
}
