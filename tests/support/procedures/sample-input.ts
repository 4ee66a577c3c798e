import * as z from "zod";

interface Schema {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** The smallest input that a rule takes, made from the rule; fields that may be left out are. */
export function sampleInput(rule: z.ZodType): unknown {
  return sampleOf(z.toJSONSchema(rule, { io: "input", unrepresentable: "any" }) as Schema);
}

function sampleOf(schema: Schema): unknown {
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((field) => [field, sampleOf(schema.properties?.[field] ?? {})]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1);
    case "boolean":
      return true;
    default:
      return null;
  }
}

function textOf({ format, minLength = 1 }: Schema): string {
  if (format === "email") return "nobody@example.com";
  if (format === "uuid") return "00000000-0000-4000-8000-000000000000";
  if (format === "date-time") return "2030-01-01T00:00:00.000Z";
  return "x".repeat(minLength);
}
