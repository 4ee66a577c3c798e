import type * as z from "zod";

/** Rules by which a form finds its fields: a problem is told by the last part of its place, so "inputs.image" is the pictures'. */
export function byLastPart<Schema extends z.ZodType>(schema: Schema) {
  return {
    safeParse(typed: unknown) {
      const parsed = schema.safeParse(typed);
      if (parsed.success) return parsed;
      const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.slice(-1), message }));
      return { success: false as const, error: { issues } };
    },
  };
}
