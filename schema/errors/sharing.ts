import { MAX_OPEN_SHOWCASES } from "../limits.ts";
import type { ErrorInfo } from "./error-info.ts";

/** Said of what is shown to others: links, examples, open models. */
export const SHARING_ERRORS = {
  NO_SHOWCASE: {
    kind: "PRECONDITION_FAILED",
    message: "Only pictures from packs that everybody can see can be examples.",
  },
  SHOWCASE_OFFERED: {
    kind: "CONFLICT",
    message: "You offered this picture already. You can see it in Account.",
  },
  SHOWCASE_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: `You can offer ${MAX_OPEN_SHOWCASES} pictures at a time. Wait until we have looked at some.`,
  },
  SHARE_TAKEN_DOWN: {
    kind: "PRECONDITION_FAILED",
    message: "We took this down after a report, so it cannot be shared again.",
  },
  PUBLIC_MODEL_ADULT: {
    kind: "PRECONDITION_FAILED",
    message: "Nothing suggestive is made with a model that is open to others. Nothing was charged.",
  },
  SAMPLE_UNFIT: {
    kind: "PRECONDITION_FAILED",
    message: "One of these pictures cannot be a sample. Choose another one.",
  },
} as const satisfies Record<string, ErrorInfo>;
