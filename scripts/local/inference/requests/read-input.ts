import type * as z from "zod";
import { type FailureDetail, refuse } from "./request-failure.ts";

/**
 * Reads an input; throws a 422 with one `detail` item per wrong field. Unknown fields are let through, as the vendor
 * does; those the embedded engine has no use for are in no schema.
 */
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
