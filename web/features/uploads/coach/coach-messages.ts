import type { PhotoLook } from "./photo-look.ts";

/** A photo handed to the coach's worker; one at a time. */
export interface CoachRequest {
  id: number;
  file: Blob;
}

/** Blobs are handles: no pixels are copied on the way back. */
export type CoachAnswer =
  | {
      id: number;
      result: "seen";
      look: PhotoLook;
      digest: string | null;
      body: Blob;
      thumbnail: Blob;
    }
  /** Decoded, but the models could not be loaded, or failed. */
  | { id: number; result: "unseen"; digest: string | null; body: Blob; thumbnail: Blob }
  | { id: number; result: "unreadable" }
  /** The worker died over it. */
  | { id: number; result: "lost" };
