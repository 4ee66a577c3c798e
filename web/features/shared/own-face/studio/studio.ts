import type { PortraitOrder, Refusal, StudioAnswer, StudioRequest } from "./messages.ts";

/** The studio as the page sees it. Everything rejects when its worker dies; the next call starts another, which knows nobody. */
export interface Studio {
  /** Loads what it runs on, ahead of the photo. */
  load(onProgress: (share: number) => void): Promise<Refusal | null>;
  /** Learns the face it draws from then on; null: it will do. */
  learn(photo: Blob, onProgress: (share: number) => void): Promise<Refusal | null>;
  /** A marked JPEG, and the pack it is an example of. */
  draw(order: PortraitOrder): Promise<{ jpeg: Blob; pack: string }>;
  close(): void;
}

type Task = { task: "load" } | { task: "photo"; photo: Blob } | { task: "portrait"; order: PortraitOrder };

interface Waiting {
  resolve(answer: StudioAnswer): void;
  reject(error: Error): void;
  onProgress?(share: number): void;
}

export function createStudio(onDeath: () => void): Studio {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let nextId = 1;

  function end(reason: string): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  function open(): Worker {
    const opened = new Worker(new URL("./studio-worker.ts", import.meta.url), { type: "module" });
    opened.addEventListener("message", ({ data }: MessageEvent<StudioAnswer>) => {
      const asked = waiting.get(data.id);
      if (data.result === "loading") return asked?.onProgress?.(data.share);
      waiting.delete(data.id);
      if (data.result === "failed") asked?.reject(new Error(data.message));
      else asked?.resolve(data);
    });
    opened.addEventListener("error", () => {
      end("The studio's worker died");
      onDeath();
    });
    return opened;
  }

  function ask(task: Task, onProgress?: Waiting["onProgress"]): Promise<StudioAnswer> {
    return new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { resolve, reject, onProgress });
      worker ??= open();
      worker.postMessage({ id, ...task } satisfies StudioRequest);
    });
  }

  const refusalOf = (answer: StudioAnswer) => (answer.result === "refused" ? answer.code : null);

  return {
    load: async (onProgress) => refusalOf(await ask({ task: "load" }, onProgress)),
    learn: async (photo, onProgress) => refusalOf(await ask({ task: "photo", photo }, onProgress)),
    async draw(order) {
      const answer = await ask({ task: "portrait", order });
      if (answer.result !== "portrait") throw new Error(`The studio answered ${answer.result}`);
      return answer;
    },
    close: () => end("The studio was closed"),
  };
}
