import * as z from "zod";
import { type FailureDetail, refuse } from "./request-failure.ts";

/** Seeds of the further pictures of a request follow its own, so it keeps clear of the largest safe integer. */
const MAX_SEED = Number.MAX_SAFE_INTEGER - 16;

/** Named picture sizes of the vendor, in pixels. */
const IMAGE_SIZES = {
  square_hd: { width: 1024, height: 1024 },
  square: { width: 512, height: 512 },
  portrait_4_3: { width: 768, height: 1024 },
  portrait_16_9: { width: 576, height: 1024 },
  landscape_4_3: { width: 1024, height: 768 },
  landscape_16_9: { width: 1024, height: 576 },
} as const;

const side = z.number().int().min(256).max(2048);
const imageSize = z.union([
  z.object({ width: side, height: side }),
  z.enum(Object.keys(IMAGE_SIZES) as (keyof typeof IMAGE_SIZES)[]).transform((name) => IMAGE_SIZES[name]),
]);

/** Unknown fields are let through, as the vendor does; those the embedded engine has no use for are not listed. */
export const trainingInput = z.object({
  images_data_url: z.url(),
  trigger_word: z.string().max(80).default(""),
  steps: z.number().int().min(1).max(10_000).default(1000),
  is_style: z.literal(false, { error: "This trainer makes likenesses of people only." }).default(false),
});

export const portraitInput = z.object({
  prompt: z.string().trim().min(1).max(4000),
  loras: z.array(z.object({ path: z.url(), scale: z.number().min(0).max(4).default(1) })).length(1),
  image_size: imageSize.default(IMAGE_SIZES.landscape_4_3),
  num_images: z.number().int().min(1).max(4).default(1),
  seed: z.number().int().min(0).max(MAX_SEED).nullish(),
  output_format: z.literal("jpeg").default("jpeg"),
});

/** The vendor's name for what is wrong with a field. */
function typeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return issue.input === undefined ? "missing" : `${issue.expected}_type`;
  const sequence = "origin" in issue && issue.origin !== "number" && issue.origin !== "int";
  if (issue.code === "too_small") return sequence ? "sequence_too_short" : "greater_than_equal";
  if (issue.code === "too_big") return sequence ? "sequence_too_long" : "less_than_equal";
  if (issue.code === "invalid_value") return "one_of";
  return "value_error";
}

/** Reads an input; throws a 422 with one `detail` item per wrong field. */
export function readInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const read = schema.safeParse(input, { reportInput: true });
  if (read.success) return read.data;
  const details = read.error.issues.map(
    (issue): FailureDetail => ({
      loc: ["body", ...issue.path.map((part) => (typeof part === "number" ? part : String(part)))],
      msg: issue.message,
      type: typeOf(issue),
    }),
  );
  throw refuse(...details);
}
