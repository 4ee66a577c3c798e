import * as z from "zod";

/** What parameters of requests may be: everything arrives as text. */

const invalid = (code: string, message: (value: unknown) => string) => ({
  error: (issue: { input?: unknown }) => message(issue.input),
  params: { code },
});

export const text = z.string().min(1).max(5000);

const integer = z
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

/** An empty text stands for nothing. */
export const unsettable = <T extends z.ZodType>(input: T) =>
  z.preprocess((value) => (value === "" ? null : value), input.nullable());

/** Text by name; an empty value takes a name out again. */
export const metadata = z.record(z.string().max(40), z.string().max(500));

export const arrayOf = <T extends z.ZodType>(input: T) =>
  z.preprocess((value) => (value === "" ? [] : value), z.array(input));

/** A list of exactly one thing: plans and packs are sold singly. */
export const oneItem = <S extends z.ZodRawShape>(shape: S) =>
  z
    .array(z.strictObject({ ...shape, quantity: z.literal("1").optional() }))
    .refine((items) => items.length === 1, {
      ...invalid("parameter_invalid_array", () => "The local stand-in takes exactly one item here."),
    })
    // never empty: the check above comes first
    .transform(([item]) => item!);

/** Given metadata laid over what is there. */
export function mergeMetadata(
  existing: Record<string, string> | null,
  given: Record<string, string> = {},
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...existing, ...given }).filter(([, value]) => value !== ""));
}
