import type { ForStaff } from "#db/queries/staff.ts";
import { AppError } from "../app-error.ts";

/** Unwraps what only staff may read. */
export function staffOnly<T>(found: ForStaff<T>): T {
  if (found === null) throw new AppError("NOT_SIGNED_IN");
  if (found === "not staff") throw new AppError("STAFF_ONLY");
  return found as T;
}
