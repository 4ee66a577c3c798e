import { useSyncExternalStore } from "react";

/** Whose photo it is: the visitor's own, the site's sample, or one that a model of theirs, by its id, was trained on. */
export type FaceSource = "visitor" | "sample" | { model: string };

/** What the pages know of the visitor's own face. */
export type OwnFace =
  /** No photo on this device, or one that would not do: then why, and its address until another is chosen. */
  | { step: "none"; refusal: string | null; photo: string | null }
  /** `share`: how much of the studio has arrived, 0 to 1. */
  | { step: "learning"; photo: string; share: number }
  /** `photo`: its address in this document. */
  | { step: "ready"; photo: string; source: FaceSource };

const NONE: OwnFace = { step: "none", refusal: null, photo: null };

let current: OwnFace = NONE;
const listeners = new Set<() => void>();

export function setOwnFace(next: OwnFace): void {
  current = next;
  for (const listener of listeners) listener();
}

export const ownFace = (): OwnFace => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of the visitor's own face, kept up to date. Costs a page nothing else. */
export function useOwnFace(): OwnFace {
  return useSyncExternalStore(subscribe, ownFace, () => NONE);
}
