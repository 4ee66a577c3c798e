import type { Adjustments } from "#web/engine/adjust/adjustments.ts";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import type { Mask } from "#web/engine/mask/mask.ts";
import type { MaskStep } from "#web/engine/mask/mask-step.ts";
import type { FileType } from "#web/features/shared/save/file-types.ts";
import type { Answer, DarkroomAnswer, DarkroomRequest, Task } from "./messages.ts";

/**
 * The darkroom as the page sees it: one open picture, and what is made of it. What was asked rejects when its worker
 * dies; what is asked after that opens the picture again in another one.
 */
export interface Darkroom {
  open(): Promise<Size>;
  show(adjustments: Adjustments, longest: number): Promise<ImageBitmap>;
  save(adjustments: Adjustments, type: FileType): Promise<Blob>;
  mask(input: { adjustments: Adjustments; steps: readonly MaskStep[]; size: Size }): Promise<Blob>;
  /** Where people are; null: nobody was found. */
  people(): Promise<Mask | null>;
  close(): void;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export function createDarkroom(picture: Blob): Darkroom {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  /** The picture on its way into the worker, or in it. */
  let opening: Promise<Size> | undefined;
  let isClosed = false;
  let nextId = 1;

  const end = (reason: string) => {
    worker?.terminate();
    worker = undefined;
    opening = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };

  function start(): Worker {
    const started = new Worker(new URL("./darkroom-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<DarkroomAnswer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.result === "failed") asked?.reject(new Error(data.message));
      else asked?.resolve(data);
    });
    started.addEventListener("error", () => end("The darkroom's worker died"));
    return started;
  }

  async function ask<Result extends Answer["result"]>(
    task: Task,
    result: Result,
  ): Promise<Extract<Answer, { result: Result }>> {
    if (isClosed) throw new Error("The darkroom was closed");
    worker ??= start();
    const asked = worker;
    const answer = await new Promise<Answer>((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      asked.postMessage({ ...task, id } satisfies DarkroomRequest);
    });
    if (answer.result !== result) throw new Error(`The darkroom answered ${answer.result}`);
    return answer as Extract<Answer, { result: Result }>;
  }

  function open(): Promise<Size> {
    opening ??= ask({ task: "open", file: picture }, "opened").then(
      ({ size }) => size,
      (error: unknown) => {
        // the next try starts afresh
        opening = undefined;
        throw error;
      },
    );
    return opening;
  }

  async function askOpened<Result extends Answer["result"]>(task: Task, result: Result) {
    await open();
    return ask(task, result);
  }

  return {
    open,
    show: async (adjustments, longest) =>
      (await askOpened({ task: "show", adjustments, longest }, "shown")).picture,
    save: async (adjustments, type) => (await askOpened({ task: "save", adjustments, type }, "file")).file,
    mask: async (input) => (await askOpened({ task: "mask", ...input }, "file")).file,
    people: async () => (await askOpened({ task: "person" }, "person")).mask,
    close() {
      isClosed = true;
      end("The darkroom was closed");
    },
  };
}
