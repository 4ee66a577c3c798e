import type { GenderOrCategory } from "#schema/trainings/training.ts";

export interface TrainingDraft {
  name: string;
  gender: GenderOrCategory | null;
  keepPhotos: boolean;
}

const KEY = "likeness.training";
/** As most people begin: with themselves. */
const EMPTY: TrainingDraft = { name: "Me", gender: null, keepPhotos: false };

/** What the person typed, kept in this tab until the training has started. Consent is asked anew each time. */
export function readDraft(): TrainingDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<TrainingDraft>) };
  } catch {
    return EMPTY;
  }
}

export function writeDraft(draft: TrainingDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // storage may be forbidden: the draft then lives on this page only
  }
}
