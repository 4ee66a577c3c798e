import type { Box } from "#schema/pictures/crops.ts";

/** The largest face in a picture, in its pixels; null where there is none, or it could not be looked for. */
export function findFace(picture: Blob): Promise<Box | null> {
  return new Promise((found) => {
    const worker = new Worker(new URL("./face-worker.ts", import.meta.url), { type: "module" });
    const end = (face: Box | null) => {
      worker.terminate();
      found(face);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<Box | null>) => end(data));
    worker.addEventListener("error", () => end(null));
    worker.postMessage(picture);
  });
}
