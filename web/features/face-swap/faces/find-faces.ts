import type { FoundFace } from "./found-face.ts";

interface Answer {
  id: number;
  /** Null: it could not be looked for. */
  faces: FoundFace[] | null;
}

let worker: Worker | undefined;
let nextId = 1;
const waiting = new Map<number, (faces: FoundFace[] | null) => void>();

function start(): Worker {
  const started = new Worker(new URL("./faces-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.faces);
    waiting.delete(data.id);
  });
  started.addEventListener("error", () => {
    worker = undefined;
    for (const done of waiting.values()) done(null);
    waiting.clear();
  });
  return started;
}

/** The faces in a stored photo, largest first, found on this device. Rejects where they cannot be looked for. */
export async function findFaces(url: string, signal?: AbortSignal): Promise<FoundFace[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const photo = await response.blob();
  const faces = await new Promise<FoundFace[] | null>((done) => {
    const id = nextId++;
    waiting.set(id, done);
    worker ??= start();
    worker.postMessage({ id, photo });
  });
  if (!faces) throw new Error("the faces could not be looked for");
  return faces;
}
