import type { UploadView } from "#schema/upload.ts";
import type { Photo } from "./photo-list.ts";

const KEY = "likeness.photos";

type Kept = { key: string; name: string; upload: UploadView };

/** Keeps the uploaded photos over a reload of this tab. */
export function keepPhotos(photos: readonly Photo[]): void {
  const kept: Kept[] = photos.flatMap((photo) =>
    photo.phase === "done" ? [{ key: photo.key, name: photo.name, upload: photo.upload }] : [],
  );
  try {
    if (kept.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // storage may be forbidden or full: the photos are then only on this page
  }
}

export function keptPhotos(): readonly Photo[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Kept[];
    return kept.map((photo) => ({ ...photo, phase: "done" }));
  } catch {
    return [];
  }
}
