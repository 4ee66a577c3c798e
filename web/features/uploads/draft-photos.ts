import type { UploadView } from "#schema/upload.ts";
import { EMPTY_LIST, type Photo, type PhotoList, UNDECIDED } from "./photo-list.ts";

const KEY = "likeness.photos";

type Kept = { key: string; name: string; upload: UploadView };

/** Keeps the uploaded photos over a reload of this tab. What was seen in them is not kept: faces are looked at anew. */
export function keepPhotos(photos: readonly Photo[]): void {
  const kept: Kept[] = photos.flatMap(({ key, name, delivery }) =>
    delivery.state === "sent" ? [{ key, name, upload: delivery.upload }] : [],
  );
  try {
    if (kept.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // storage may be forbidden or full: the photos are then only on this page
  }
}

export function keptPhotos(): PhotoList {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Kept[];
    const photos = kept.map(
      ({ key, name, upload }): Photo => ({
        key,
        name,
        stage: "waiting",
        delivery: { state: "sent", upload },
        ...UNDECIDED,
      }),
    );
    return { ...EMPTY_LIST, photos };
  } catch {
    return EMPTY_LIST;
  }
}
