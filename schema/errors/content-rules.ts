import type { ErrorInfo } from "./error-info.ts";

/** Said of what is not made, and of consent. */
export const CONTENT_RULE_ERRORS = {
  UNDER_REVIEW: {
    kind: "FORBIDDEN",
    message:
      "New pictures are paused on this account while we review requests that our safety check stopped. Nothing was charged. You can message us about it in your account.",
  },
  PROMPT_REFUSED: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "We don't make nude or sexual images. You weren't charged.",
  },
  PROMPT_YOUNG: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "We don't make revealing or suggestive images of anyone under 18. You weren't charged.",
  },
  PROMPT_PUBLIC_FIGURE: {
    kind: "UNPROCESSABLE_CONTENT",
    message:
      "We don't make intimate images of public figures or other people by name. If you mean yourself, write “me”. You weren't charged.",
  },
  LIKENESS_SEXUAL: {
    kind: "UNPROCESSABLE_CONTENT",
    message:
      "We don't undress people or make suggestive pictures or videos with somebody's face or photo. You weren't charged.",
  },
  LIKENESS_YOUNG: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "We don't make pictures or videos of anyone under 18 from a photo. You weren't charged.",
  },
  LIKENESS_PUBLIC_FIGURE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "We don't put public figures into pictures or videos of other people. You weren't charged.",
  },
  MODEL_PUBLIC_FIGURE: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "name",
    message:
      "We don't train models of public figures. If this is your own name, call the model something else. You weren't charged.",
  },
  CONSENT_NEEDED: {
    kind: "PRECONDITION_FAILED",
    field: "consent",
    message: "Please confirm that everyone shown has agreed to this. Nothing was charged.",
  },
} as const satisfies Record<string, ErrorInfo>;
