import * as z from "zod";
import { type FailureDetail, refuse } from "./request-failure.ts";

/** Seeds of the further pictures of a request follow its own, so it keeps clear of the largest safe integer. */
const MAX_SEED = Number.MAX_SAFE_INTEGER - 16;

const side = z.number().int().min(256).max(2048);

/** Unknown fields are let through, as the vendor does; those the embedded engine has no use for are not listed. */
export const trainingInput = z.object({
  images_data_url: z.url(),
  trigger_word: z.string().max(80),
  steps: z.number().int().min(1).max(10_000),
  is_style: z.literal(false, { error: "This trainer makes likenesses of people only." }),
});

export const portraitInput = z.object({
  prompt: z.string().trim().min(1).max(4000),
  loras: z.array(z.object({ path: z.url(), scale: z.number().min(0).max(4) })).length(1),
  image_size: z.object({ width: side, height: side }),
  num_images: z.number().int().min(1).max(4),
  seed: z.number().int().min(0).max(MAX_SEED),
  output_format: z.literal("jpeg"),
});

/** Reads an input; throws a 422 with one `detail` item per wrong field. */
export function readInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  const details = read.error.issues.map(
    (issue): FailureDetail => ({
      loc: ["body", ...issue.path.map((part) => (typeof part === "symbol" ? String(part) : part))],
      msg: issue.message,
      type: "value_error",
    }),
  );
  throw refuse(...details);
}
