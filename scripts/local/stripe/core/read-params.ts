import type * as z from "zod";
import type { FormValue } from "./decode-form.ts";
import { StripeApiError } from "./stripe-error.ts";

/** Parameters as their route wants them, or Stripe's words for what is wrong with the first that is not. */
export function readParams<T>(shape: z.ZodType<T>, params: Record<string, FormValue>): T {
  const read = shape.safeParse(params);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (!issue) throw read.error;
  throw describe(issue, params);
}

function describe(issue: z.core.$ZodIssue, params: Record<string, FormValue>): StripeApiError {
  const param = nameOf(issue.path);
  const given = valueAt(params, issue.path);
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]));
    const message = `Received unknown parameter${names.length > 1 ? "s" : ""}: ${names.join(", ")}`;
    return failure(message, "parameter_unknown", names[0]);
  }
  if (given === undefined) return failure(`Missing required param: ${param}.`, "parameter_missing", param);
  if (given === "") {
    return failure(`You passed an empty string for '${param}'.`, "parameter_invalid_empty", param);
  }
  if (issue.code === "custom") {
    const code = typeof issue.params?.code === "string" ? issue.params.code : undefined;
    return failure(issue.message, code, param);
  }
  if (issue.code === "invalid_value")
    return failure(
      `Invalid ${param}: must be one of ${issue.values.map(String).join(", ")}`,
      undefined,
      param,
    );
  if (issue.code === "invalid_type" && issue.expected !== "string")
    return failure(`Invalid ${issue.expected === "array" ? "array" : "object"}`, undefined, param);
  if (issue.code === "too_big")
    return failure(`Invalid ${param}: must be at most ${String(issue.maximum)} characters`, undefined, param);
  return failure(`Invalid ${param}`, undefined, param);
}

function failure(message: string, code: string | undefined, param: string | undefined): StripeApiError {
  return new StripeApiError(400, message, { ...(code ? { code } : {}), ...(param ? { param } : {}) });
}

const nameOf = (path: PropertyKey[]) =>
  path.map((part, place) => (place === 0 ? String(part) : `[${String(part)}]`)).join("");

function valueAt(params: FormValue, path: PropertyKey[]): FormValue | undefined {
  let at: FormValue | undefined = params;
  for (const part of path) {
    if (typeof at !== "object") return undefined;
    at = (at as Record<PropertyKey, FormValue>)[part];
  }
  return at;
}
