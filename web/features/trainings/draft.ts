import type { GenderOrCategory } from "#schema/trainings/training.ts";
import { keptValue } from "#web/lib/storage.ts";

export interface TrainingDraft {
  name: string;
  gender: GenderOrCategory | null;
  keepPhotos: boolean;
}

/** As most people begin: with themselves. */
const EMPTY: TrainingDraft = { name: "Me", gender: null, keepPhotos: false };

const kept = keptValue("sessionStorage", "likeness.training", (value) => ({
  ...EMPTY,
  ...(value as Partial<TrainingDraft>),
}));

/** What the person typed, kept in this tab until the training has started. Consent is asked anew each time. */
export function readDraft(): TrainingDraft {
  return kept.read() ?? EMPTY;
}

export function writeDraft(draft: TrainingDraft | null): void {
  kept.write(draft);
}
