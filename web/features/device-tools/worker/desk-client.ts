import type { DeskAnswer, DeskRequest, Task } from "./messages.ts";

/** A tool's worker as the page sees it. */
export interface DeskClient {
  /** Rejects once the worker has died or was closed. */
  ask(task: Task, onProgress?: (share: number) => void): Promise<DeskAnswer>;
  /** Ends whatever it is doing; it answers nothing more. */
  close(): void;
}

interface Waiting {
  resolve(answer: DeskAnswer): void;
  reject(error: Error): void;
  onProgress?(share: number): void;
}

export function openDesk(): DeskClient {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(new URL("./desk-worker.ts", import.meta.url), { type: "module" });
  const ended = () => new Error("The tool's worker has ended");
  let isOver = false;
  let nextId = 1;

  function close(): void {
    isOver = true;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(ended());
    waiting.clear();
  }

  worker.addEventListener("message", ({ data }: MessageEvent<DeskAnswer>) => {
    const asked = waiting.get(data.id);
    if (data.result === "progress") return asked?.onProgress?.(data.share);
    waiting.delete(data.id);
    asked?.resolve(data);
  });
  worker.addEventListener("error", close);

  return {
    ask: (task, onProgress) =>
      new Promise((resolve, reject) => {
        if (isOver) return reject(ended());
        const id = nextId++;
        waiting.set(id, { resolve, reject, onProgress });
        worker.postMessage({ id, ...task } satisfies DeskRequest);
      }),
    close,
  };
}
