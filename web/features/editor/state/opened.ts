import type { EditSource } from "#schema/pictures/edits.ts";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import { sourceQuery } from "#web/features/shared/source-picture/source-query.ts";

/** A picture somebody wants to edit, before it is here. */
export type Wanted =
  /** Of one's own, on the server. */
  | EditSource
  /** Chosen on this device, where it stays until a paid step needs it. */
  | { kind: "device" };

/** The picture that is worked on. */
export interface Opened {
  /** Where its unfinished work is kept. */
  key: string;
  /** What the server knows it as; null: it is on this device alone. */
  source: EditSource | null;
  name: string;
  file: Blob;
  size: Size;
}

export function wantedKey(wanted: Wanted): string {
  return wanted.kind === "device" ? "device" : `${wanted.kind} ${wanted.id} ${wanted.position}`;
}

/** What the address names; null: nothing yet. */
export function readWanted(query: URLSearchParams): Wanted | null {
  const position = Math.max(0, Math.floor(Number(query.get("position"))) || 0);
  for (const kind of ["picture", "edit", "upload"] as const) {
    const id = query.get(kind);
    if (id) return { kind, id, position };
  }
  return query.has("device") ? { kind: "device" } : null;
}

export function writeWanted(wanted: Wanted | null): URLSearchParams {
  if (!wanted) return new URLSearchParams();
  if (wanted.kind === "device") return new URLSearchParams({ device: "1" });
  return new URLSearchParams(sourceQuery(wanted));
}
