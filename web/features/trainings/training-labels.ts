import type { GenderOrCategory, TrainingStatus } from "#schema/trainings/training.ts";

export const GENDER_LABEL: Record<GenderOrCategory, string> = {
  MAN: "Man",
  WOMAN: "Woman",
  NEUTRAL: "Neutral",
};

export const STATUS_LABEL: Record<TrainingStatus, string> = {
  PENDING: "In the queue",
  TRAINING: "Training",
  COMPLETED: "Ready",
  FAILED: "Failed",
};
