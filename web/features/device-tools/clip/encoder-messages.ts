import type { ClipSize } from "#web/engine/clip/encode-clip.ts";

/** What the encoder's thread is asked, in this order; it answers each. */
export type EncoderTask =
  | { task: "open"; size: ClipSize }
  | { task: "add"; yuv: Uint8Array<ArrayBuffer> }
  | { task: "finish" };

/** The file for the last one. */
export type EncoderAnswer =
  | { result: "done"; mp4?: Uint8Array<ArrayBuffer> }
  | { result: "failed"; message: string };
