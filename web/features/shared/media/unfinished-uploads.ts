import * as z from "zod";
import type { MediaKind } from "#schema/media/media-limits.ts";
import { keptValue } from "#web/lib/storage.ts";

const kept = keptValue("sessionStorage", "likeness.media-uploads", (value) =>
  z.record(z.string(), z.string()).parse(value),
);

/** A file is known again by what the file dialog says of it. */
const markOf = (kind: MediaKind, { name, size, lastModified }: File) =>
  `${kind} ${size} ${lastModified} ${name}`;

/** The upload this tab began for a file and did not finish, so that only what is missing is sent. */
export const unfinishedUpload = (kind: MediaKind, file: File): string | null =>
  kept.read()?.[markOf(kind, file)] ?? null;

/** Null: it is over. */
export function noteUpload(kind: MediaKind, file: File, id: string | null): void {
  const { [markOf(kind, file)]: _, ...others } = kept.read() ?? {};
  kept.write(id === null ? others : { ...others, [markOf(kind, file)]: id });
}
