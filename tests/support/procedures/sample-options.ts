import * as z from "zod";
import { PARSERS } from "#schema/operations/index.ts";
import type { Operation } from "#schema/operations/operation.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Options somebody may choose for an operation: of each the default, the first that is listed or the least there may be. */
export function sampleOptions(operation: Operation): unknown {
  return sampleOf(z.toJSONSchema(operation.options(PARSERS), { io: "input" }));
}

function sampleOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] as JsonSchema);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sampleOf(each as JsonSchema)]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items as JsonSchema));
    case "string":
      return schema.format === "uri" ? "https://a.example/x" : "x".repeat(Math.max(1, schema.minLength ?? 0));
    case "boolean":
      return false;
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    default:
      throw new Error(`no sample of ${JSON.stringify(schema)}`);
  }
}
