import { keptValue } from "#web/lib/storage.ts";

export interface TrainingDraft {
  name: string;
  keepPhotos: boolean;
}

/** As most people begin: with themselves. */
const EMPTY: TrainingDraft = { name: "Me", keepPhotos: false };

const kept = keptValue("sessionStorage", "likeness.training", (value) => ({
  ...EMPTY,
  ...(value as Partial<TrainingDraft>),
}));

/** What the person typed, kept in this tab until the training has started. What they declare and consent to is asked anew. */
export function readDraft(): TrainingDraft {
  return kept.read() ?? EMPTY;
}

export function writeDraft(draft: TrainingDraft | null): void {
  kept.write(draft);
}
