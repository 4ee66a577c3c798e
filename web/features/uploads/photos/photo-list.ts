import { MAX_LISTED_PHOTOS } from "#schema/trainings/training.ts";
import type { UploadView, WaitingPhoto } from "#schema/trainings/upload.ts";
import type { Decisions } from "../photo-check/judge-photos.ts";
import { type PhotoAnalysis, type SeenFacts, withRemembered } from "../photo-check/photo-analysis.ts";

/** On its way to the server; `share` is 0 to 1. */
export type Delivery =
  | { state: "local" | "queued" }
  | { state: "sending"; share: number }
  | { state: "sent"; upload: UploadView }
  | { state: "failed"; reason: string };

export const UNDECIDED: Decisions = { anyway: false, samePerson: null };

/** One photo of a new training, with what the person decided about it. */
export interface Photo extends Decisions {
  key: string;
  name: string;
  stage: "waiting" | "analysing" | "seen";
  /** Set once it was seen. */
  analysis?: PhotoAnalysis;
  digest?: string | null;
  /** What was said of it before the page was reloaded. */
  remembered?: SeenFacts;
  /** From before the page was reloaded: whether it is still there, only the server knows. */
  restored?: boolean;
  /** What would be uploaded, and an object URL to show; missing when the file could not be read. */
  picture?: { body: Blob; thumbnail: string };
  delivery: Delivery;
}

export interface PhotoList {
  photos: readonly Photo[];
  /** What was removed last, with the place each had, so that it can come back. */
  removed: readonly { photo: Photo; at: number }[];
  /** Uploads taken off the list: an answer under way may still name them. */
  forgotten: readonly string[];
}

export const EMPTY_LIST: PhotoList = { photos: [], removed: [], forgotten: [] };

export type PhotoAction =
  | { type: "added"; photos: readonly { key: string; name: string; decisions?: Partial<Decisions> }[] }
  | { type: "found"; uploads: readonly WaitingPhoto[] }
  | { type: "analysing"; key: string }
  | {
      type: "seen";
      key: string;
      analysis: PhotoAnalysis;
      digest: string | null;
      picture: { body: Blob; thumbnail: string } | undefined;
    }
  | { type: "decided"; key: string; decisions: Partial<Decisions> }
  | { type: "queued"; keys: readonly string[] }
  | { type: "progress"; key: string; share: number }
  | { type: "sent"; key: string; upload: UploadView }
  | { type: "failed"; key: string; reason: string }
  | { type: "stopped" }
  | { type: "removed"; keys: readonly string[] }
  | { type: "restored" }
  | { type: "cleared" };

/** Pure: what happened to the photos, applied. Events about a photo that was removed change nothing. */
export function photoList(list: PhotoList, action: PhotoAction): PhotoList {
  const change = (key: string, to: (photo: Photo) => Partial<Photo>): PhotoList => ({
    ...list,
    photos: list.photos.map((photo) => (photo.key === key ? { ...photo, ...to(photo) } : photo)),
  });
  const deliver = (key: string, delivery: Delivery) => change(key, () => ({ delivery }));
  switch (action.type) {
    case "added": {
      const added = action.photos
        .filter(({ key }) => list.photos.every((photo) => photo.key !== key))
        .map(
          ({ key, name, decisions }): Photo => ({
            key,
            name,
            stage: "waiting",
            delivery: { state: "local" },
            ...UNDECIDED,
            ...decisions,
          }),
        );
      return { ...list, photos: [...list.photos, ...added] };
    }
    case "found":
      return withWaiting(list, action.uploads);
    case "analysing":
      return change(action.key, () => ({ stage: "analysing" }));
    case "seen": {
      const { key, analysis, digest, picture } = action;
      return change(key, ({ remembered }) => ({
        stage: "seen",
        analysis: withRemembered(analysis, remembered),
        digest,
        picture,
      }));
    }
    case "decided":
      return change(action.key, () => action.decisions);
    case "queued":
      return {
        ...list,
        photos: list.photos.map((photo) =>
          action.keys.includes(photo.key) ? { ...photo, delivery: { state: "queued" } } : photo,
        ),
      };
    case "progress":
      return deliver(action.key, { state: "sending", share: action.share });
    case "failed":
      return deliver(action.key, { state: "failed", reason: action.reason });
    case "sent": {
      const { key, upload } = action;
      const twin = list.photos.some(
        ({ delivery }) => delivery.state === "sent" && delivery.upload.id === upload.id,
      );
      // the server knows better than the hashes: the same picture again
      if (twin)
        return change(key, ({ analysis }) => ({ analysis: copyOf(analysis), delivery: { state: "local" } }));
      return deliver(key, { state: "sent", upload });
    }
    case "stopped":
      return {
        ...list,
        photos: list.photos.map((photo) =>
          isOnItsWay(photo) ? { ...photo, delivery: { state: "local" } } : photo,
        ),
      };
    case "removed": {
      const removed = list.photos
        .map((photo, at) => ({ photo, at }))
        .filter(({ photo }) => action.keys.includes(photo.key));
      if (removed.length === 0) return list;
      const gone = removed.flatMap(({ photo }) => uploadOf(photo)?.id ?? []);
      return {
        photos: list.photos.filter(({ key }) => !action.keys.includes(key)),
        removed,
        forgotten: [...list.forgotten, ...gone],
      };
    }
    case "restored": {
      const photos = [...list.photos];
      for (const { photo, at } of list.removed) {
        // its stored copy is gone, so it is only here again
        const stage = photo.stage === "analysing" ? "waiting" : photo.stage;
        photos.splice(at, 0, { ...photo, stage, delivery: { state: "local" } });
      }
      return { ...list, photos, removed: [] };
    }
    case "cleared":
      return {
        ...EMPTY_LIST,
        forgotten: [...list.forgotten, ...list.photos.flatMap((one) => uploadOf(one)?.id ?? [])],
      };
  }
}

/** The stored copy of a photo that has one. */
export function uploadOf({ delivery }: Photo): UploadView | undefined {
  return delivery.state === "sent" ? delivery.upload : undefined;
}

/**
 * The server's photos, with what was decided anywhere. What another tab removed or trained with goes; what an earlier
 * training uses too is not on the server's list, and stays.
 */
function withWaiting(list: PhotoList, uploads: readonly WaitingPhoto[]): PhotoList {
  const photos = list.photos.flatMap((photo): Photo[] => {
    const upload = uploadOf(photo);
    if (!upload) return [photo];
    const found = uploads.find(({ id }) => id === upload.id);
    if (found) return [{ ...photo, ...decisionsOf(found) }];
    return photo.restored && !upload.duplicate ? [] : [photo];
  });
  const known = new Set([...list.forgotten, ...list.photos.flatMap((photo) => uploadOf(photo)?.id ?? [])]);
  const added = uploads
    .filter(({ id }) => !known.has(id))
    .slice(0, Math.max(0, MAX_LISTED_PHOTOS - photos.length))
    .map(
      ({ name, anyway, samePerson, focus, ...upload }): Photo => ({
        key: upload.id,
        name,
        stage: "waiting",
        delivery: { state: "sent", upload },
        ...decisionsOf({ anyway, samePerson }),
      }),
    );
  return { ...list, photos: [...photos, ...added] };
}

function decisionsOf({ anyway, samePerson }: Pick<WaitingPhoto, "anyway" | "samePerson">): Decisions {
  return { anyway: anyway ?? false, samePerson };
}

function copyOf(analysis: PhotoAnalysis | undefined): PhotoAnalysis {
  return { hash: 0n, face: null, ...analysis, codes: ["DUPLICATE"] };
}

export function isOnItsWay({ delivery }: Photo): boolean {
  return delivery.state === "queued" || delivery.state === "sending";
}

/** How many more photos can be laid out. */
export function placesLeft(list: PhotoList): number {
  return MAX_LISTED_PHOTOS - list.photos.length;
}
