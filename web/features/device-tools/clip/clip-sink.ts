/** What turns frames into an MP4. Closing it gives up what it has, and is allowed at any time. */
export interface ClipSink {
  /** One frame as `toYuv` writes it; the sink may keep the array. Resolves when it can take the next one. */
  add(yuv: Uint8Array<ArrayBuffer>): Promise<void>;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
  close(): void;
}
