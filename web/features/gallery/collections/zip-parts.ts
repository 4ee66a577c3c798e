import { MAX_ZIP_PICTURES } from "#schema/limits.ts";
import { formatNumber } from "#web/lib/format.ts";

/** Pictures of a collection that one zip can hold, by their places from 1 on. */
export interface ZipPart {
  from: number;
  to: number;
  /** "Pictures 501 to 1,000". */
  label: string;
}

/** All of so many pictures; one zip holds only so many. */
export function zipParts(total: number): ZipPart[] {
  return Array.from({ length: Math.ceil(total / MAX_ZIP_PICTURES) }, (_, part) => {
    const from = part * MAX_ZIP_PICTURES + 1;
    const to = Math.min(from + MAX_ZIP_PICTURES - 1, total);
    const label =
      from === to ? `Picture ${formatNumber(from)}` : `Pictures ${formatNumber(from)} to ${formatNumber(to)}`;
    return { from, to, label };
  });
}
