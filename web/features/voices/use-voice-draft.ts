import { useEffect } from "react";
import * as z from "zod";
import { STYLE_NAMES } from "#schema/operations/speaking-styles.ts";
import { keptValue } from "#web/lib/storage.ts";

const draftShape = z.object({
  name: z.string().catch(""),
  systemPrompt: z.enum(STYLE_NAMES).catch("Natural"),
});

const kept = keptValue("sessionStorage", "likeness.new-voice", (value) => draftShape.parse(value));

/** What stands in the form; what is agreed to is asked anew each time. */
export const readVoiceDraft = () => ({
  ...(kept.read() ?? draftShape.parse({})),
  openedBy: false,
  consent: false,
});
export type VoiceDraft = ReturnType<typeof readVoiceDraft>;

/** Keeps it in this tab through reloads and checkouts. */
export function useKeepVoiceDraft({ name, systemPrompt }: VoiceDraft): void {
  useEffect(() => kept.write({ name, systemPrompt }), [name, systemPrompt]);
}

export const forgetVoiceDraft = (): void => kept.write(null);
