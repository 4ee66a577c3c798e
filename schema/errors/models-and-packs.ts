import { MAX_RUNNING_TRAININGS } from "../limits.ts";
import { TRAIN_MIN_PHOTOS } from "../operations/train-model.ts";
import type { ErrorInfo } from "./error-info.ts";

/** Said of models, packs and virtual people. */
export const MODEL_AND_PACK_ERRORS = {
  TOO_FEW_PHOTOS: {
    kind: "PRECONDITION_FAILED",
    message: `Add a few more photos: you need at least ${TRAIN_MIN_PHOTOS}.`,
  },
  TRAINING_NOT_READY: { kind: "PRECONDITION_FAILED", message: "This model has not finished training yet." },
  TRAINING_BUSY: {
    kind: "CONFLICT",
    message: "This model is still in use. Cancel the work or wait until it is done, then delete the model.",
  },
  TRAINING_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: `You already have ${MAX_RUNNING_TRAININGS} models in training. Wait until one is done, then start the next.`,
  },
  PACK_UNKNOWN: { kind: "NOT_FOUND", message: "We can't find this pack. Choose another one." },
  PACK_NOT_ALLOWED: {
    kind: "PRECONDITION_FAILED",
    message: "This pack does not work with this model. Choose another pack.",
  },
  PACK_BUSY: {
    kind: "CONFLICT",
    message: "This pack is still being made. Cancel it or wait until it is done, then delete it.",
  },
  PERSON_BUSY: {
    kind: "CONFLICT",
    message: "This person is still being worked on. Wait until that is done, or cancel it.",
  },
  PERSON_TOO_LIKE: {
    kind: "PRECONDITION_FAILED",
    message: "This face is too much like somebody in your photos. Choose another one.",
  },
  PERSON_WORDS: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "words",
    message:
      "Describe an adult who does not exist: no known names, nobody under 18, nothing suggestive. You weren't charged.",
  },
} as const satisfies Record<string, ErrorInfo>;
