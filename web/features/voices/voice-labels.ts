import type { WorkStatus } from "#schema/jobs.ts";
import { type SpeakingStyle, STYLE_NAMES } from "#schema/operations/speaking-styles.ts";

export const VOICE_STATE: Readonly<Record<WorkStatus, string>> = {
  PENDING: "In the queue",
  PROCESSING: "Being learned",
  COMPLETED: "Ready",
  FAILED: "Failed",
};

export const STYLE_OPTIONS: readonly { value: SpeakingStyle; label: string }[] = STYLE_NAMES.map((style) => ({
  value: style,
  label: style,
}));
