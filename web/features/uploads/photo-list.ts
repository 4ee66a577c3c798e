import { TRAINING_PHOTOS } from "#schema/training.ts";
import type { UploadView } from "#schema/upload.ts";

/** One photo on its way to a training. `share` is 0 to 1. */
export type Photo = { key: string; name: string } & (
  | { phase: "waiting" | "preparing" }
  | { phase: "sending"; share: number }
  | { phase: "done"; upload: UploadView }
  | { phase: "failed"; reason: string }
);

export type PhotoAction =
  | { type: "added"; photos: readonly { key: string; name: string }[] }
  | { type: "preparing"; key: string }
  | { type: "progress"; key: string; share: number }
  | { type: "done"; key: string; upload: UploadView }
  | { type: "failed"; key: string; reason: string }
  | { type: "removed"; key: string }
  | { type: "cleared" };

export const SAME_PHOTO = "This photo is already in the list.";

/** How many more photos fit; failed ones hold no place. */
export function placesLeft(photos: readonly Photo[]): number {
  return TRAINING_PHOTOS.max - photos.filter((photo) => photo.phase !== "failed").length;
}

/** Pure: what happened to the photos, applied. Events about a photo that was removed change nothing. */
export function photoList(photos: readonly Photo[], action: PhotoAction): readonly Photo[] {
  switch (action.type) {
    case "added": {
      const room = Math.max(0, placesLeft(photos));
      const added = action.photos.map(
        ({ key, name }, index): Photo =>
          index < room
            ? { key, name, phase: "waiting" }
            : {
                key,
                name,
                phase: "failed",
                reason: `A training takes at most ${TRAINING_PHOTOS.max} photos.`,
              },
      );
      return [...photos, ...added];
    }
    case "removed":
      return photos.filter((photo) => photo.key !== action.key);
    case "cleared":
      return [];
    case "preparing":
      return change(photos, action.key, { phase: "preparing" });
    case "progress":
      return change(photos, action.key, { phase: "sending", share: action.share });
    case "failed":
      return change(photos, action.key, { phase: "failed", reason: action.reason });
    case "done": {
      const twin = photos.some((photo) => photo.phase === "done" && photo.upload.id === action.upload.id);
      return change(
        photos,
        action.key,
        twin ? { phase: "failed", reason: SAME_PHOTO } : { phase: "done", upload: action.upload },
      );
    }
  }
}

type Phase =
  | { phase: "preparing" }
  | { phase: "sending"; share: number }
  | { phase: "failed"; reason: string }
  | { phase: "done"; upload: UploadView };

function change(photos: readonly Photo[], key: string, to: Phase): readonly Photo[] {
  return photos.map((photo) => (photo.key === key ? { key, name: photo.name, ...to } : photo));
}

export function uploadIds(photos: readonly Photo[]): string[] {
  return photos.flatMap((photo) => (photo.phase === "done" ? [photo.upload.id] : []));
}

/** Photos still being prepared or sent. */
export function unfinished(photos: readonly Photo[]): number {
  return photos.filter((photo) => photo.phase !== "done" && photo.phase !== "failed").length;
}
