import type { CompareAnswer, CompareRequest } from "./compare-worker.ts";

/** Describes faces, one after another, off the page's own thread. */
export interface FaceDescriber {
  /** Null: there is no face in it. Rejects where it cannot be told on this device. */
  describe(file: Blob): Promise<Float32Array | null>;
  close(): void;
}

export function openFaceDescriber(): FaceDescriber {
  const worker = new Worker(new URL("./compare-worker.ts", import.meta.url), { type: "module" });
  let next = 1;
  let broken = false;
  return {
    describe: (file) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(new Error("the faces' worker is gone"));
        const id = next++;
        const stop = new AbortController();
        const { signal } = stop;
        worker.addEventListener(
          "message",
          ({ data }: MessageEvent<CompareAnswer>) => {
            if (data.id !== id) return;
            stop.abort();
            if ("failed" in data) reject(new Error("the face could not be described"));
            else resolve(data.identity);
          },
          { signal },
        );
        worker.addEventListener(
          "error",
          () => {
            broken = true;
            stop.abort();
            reject(new Error("the faces' worker died"));
          },
          { signal },
        );
        worker.postMessage({ id, file } satisfies CompareRequest);
      }),
    close: () => worker.terminate(),
  };
}
