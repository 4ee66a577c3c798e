import { RETENTION_DAYS } from "#schema/retention/lengths.ts";

/** How long photos are kept that were added to work on them. */
export function UploadsKept() {
  return (
    <p className="text-ink-soft text-sm">
      Photos you add are uploaded at once, seen by you alone, and deleted after {RETENTION_DAYS.unusedUpload}{" "}
      days. What you make of them stays.
    </p>
  );
}
