import * as z from "zod";

const preference = z.object({ expiration_duration_seconds: z.number().positive().optional() });

/**
 * How long files are to last by fal's `X-Fal-Object-Lifecycle-Preference` (for outputs) or `X-Fal-Object-Lifecycle`
 * (for uploads), in milliseconds. Null when the header says nothing of it, "unreadable" when it is no such JSON.
 */
export function readLifetime(header: string | undefined): number | null | "unreadable" {
  if (header === undefined) return null;
  try {
    const read = preference.safeParse(JSON.parse(header));
    if (!read.success) return "unreadable";
    const seconds = read.data.expiration_duration_seconds;
    return seconds === undefined ? null : seconds * 1000;
  } catch {
    return "unreadable";
  }
}
