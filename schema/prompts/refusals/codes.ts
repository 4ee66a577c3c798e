import type { ErrorCode } from "../../errors/errors.ts";

/** Why a prompt is refused, and what the person is told. */
export const PROMPT_REFUSALS = {
  sexual: "PROMPT_REFUSED",
  young: "PROMPT_YOUNG",
  public_figure: "PROMPT_PUBLIC_FIGURE",
} as const satisfies Record<string, ErrorCode>;
export type PromptRefusal = keyof typeof PROMPT_REFUSALS;
