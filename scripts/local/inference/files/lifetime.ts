import * as z from "zod";

const lifecycle = z.object({ expiration_duration_seconds: z.number().positive() });
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * How long files are to last by fal's `X-Fal-Object-Lifecycle-Preference` (outputs) or `X-Fal-Object-Lifecycle`
 * (uploads), in milliseconds: a week where nothing is said. Null when it cannot be read.
 */
export function readLifetime(header: string | undefined): number | null {
  if (header === undefined) return WEEK_MS;
  try {
    return lifecycle.parse(JSON.parse(header)).expiration_duration_seconds * 1000;
  } catch {
    return null;
  }
}
