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

type Settings = Pick<VoiceView, "systemPrompt" | "isPublic">;

/** How a voice speaks and who may use it; both hold from the next words on. */
export function VoiceSettings({ voice: { id, systemPrompt, isPublic } }: { voice: VoiceView }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  /** Asked for and not answered yet: shown at once, over what the server keeps. */
  const [asked, setAsked] = useState<readonly Partial<Settings>[]>([]);
  const shown: Settings = Object.assign({ systemPrompt, isPublic }, ...asked);
  const change = useMutation(
    trpc.voices.change.mutationOptions({
      // one after the other, so that the last one holds
      scope: { id: `voice ${id}` },
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => queryClient.invalidateQueries(trpc.voices.pathFilter()),
    }),
  );
  async function choose(next: { systemPrompt: SpeakingStyle } | { isPublic: boolean }): Promise<void> {
    setAsked((before) => [...before, next]);
    try {
      await change.mutateAsync({
        id,
        ...("isPublic" in next ? { openedBy: next.isPublic ? PUBLIC_VOICE_VERSION : null } : next),
      });
      // it may not have been possible to read the voice again
      queryClient.setQueryData(trpc.voices.get.queryKey({ id }), (voice) => voice && { ...voice, ...next });
    } catch {
      // told above
    } finally {
      setAsked((now) => now.filter((one) => one !== next));
    }
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
          onChange={(style) => void choose({ systemPrompt: style })}
        />
        <CheckField checked={shown.isPublic} onChange={(everybody) => void choose({ isPublic: everybody })}>
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
