import type { PhotoAnalysis } from "./photo-analysis.ts";

/** A photo handed to the photo check's worker; one at a time. */
export interface PhotoCheckRequest {
  id: number;
  file: Blob;
}

/** Blobs are handles: no pixels are copied on the way back. */
export type PhotoCheckAnswer =
  | {
      id: number;
      result: "seen";
      analysis: PhotoAnalysis;
      digest: string | null;
      body: Blob;
      thumbnail: Blob;
    }
  /** Decoded, but the models could not be loaded, or failed. */
  | { id: number; result: "unseen"; digest: string | null; body: Blob; thumbnail: Blob }
  | { id: number; result: "unreadable" }
  /** The worker died over it. */
  | { id: number; result: "lost" };
