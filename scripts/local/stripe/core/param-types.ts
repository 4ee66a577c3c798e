import * as z from "zod";

/** What parameters of requests may be: everything arrives as text. */

const invalid = (code: string, message: (value: unknown) => string) => ({
  error: (issue: { input?: unknown }) => message(issue.input),
  params: { code },
});

export const text = z.string().min(1).max(5000);

export const integer = z
  .string()
  .min(1)
  .refine((value) => value === "" || /^-?\d+$/.test(value), {
    ...invalid("parameter_invalid_integer", (value) => `Invalid integer: ${String(value)}`),
  })
  .transform(Number);

export const count = integer.refine((value) => value >= 0, {
  ...invalid("parameter_invalid_integer", () => "This value must be greater than or equal to 0."),
});

export const decimal = z
  .string()
  .min(1)
  .refine((value) => /^-?\d+(\.\d+)?$/.test(value), {
    ...invalid("parameter_invalid_decimal", (value) => `Invalid decimal: ${String(value)}`),
  })
  .transform(Number);

export const flag = z
  .string()
  .refine((value) => value === "true" || value === "false", {
    ...invalid("parameter_invalid_boolean", (value) => `Invalid boolean: ${String(value)}`),
  })
  .transform((value) => value === "true");

/** Unix seconds. */
export const timestamp = integer.refine((value) => value > 0, {
  ...invalid("parameter_invalid_integer", (value) => `Invalid timestamp: ${String(value)}`),
});

export const address = text.refine((value) => /^https?:\/\//.test(value), {
  ...invalid("url_invalid", () => "Not a valid URL"),
});

export const email = text.refine((value) => /^[^\s@]+@[^\s@]+$/.test(value), {
  ...invalid("email_invalid", (value) => `Invalid email address: ${String(value)}`),
});

export const currency = text.transform((value) => value.toLowerCase());

/** An empty text stands for nothing. */
export const unsettable = <T extends z.ZodType>(input: T) =>
  z.preprocess((value) => (value === "" ? null : value), input.nullable());

/** Text by name; an empty value takes a name out again, an empty whole takes all. */
export const metadata = z.preprocess(
  (value) => (value === "" ? null : value),
  z.record(z.string().max(40), z.string().max(500)).nullable(),
);

export const list = <T extends z.ZodType>(input: T) =>
  z.preprocess((value) => (value === "" ? [] : value), z.array(input));

/** `created` of lists: a moment, or bounds. */
export const range = z.union([
  timestamp.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: timestamp.optional(),
    gte: timestamp.optional(),
    lt: timestamp.optional(),
    lte: timestamp.optional(),
  }),
]);
export type Range = { gt?: number; gte?: number; lt?: number; lte?: number };

/** What was there with what is asked for laid over it. */
export function mergeMetadata(
  there: Record<string, string> | null,
  asked: Record<string, string> | null | undefined,
): Record<string, string> {
  if (asked === undefined) return there ?? {};
  if (asked === null) return {};
  return Object.fromEntries(Object.entries({ ...there, ...asked }).filter(([, value]) => value !== ""));
}
