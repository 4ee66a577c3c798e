import type { Adjustments } from "#web/engine/adjust/adjustments.ts";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import type { Mask } from "#web/engine/mask/mask.ts";
import type { MaskStep } from "#web/engine/mask/mask-step.ts";
import type { FileType } from "#web/features/shared/save/file-types.ts";
import type { Answer, DarkroomAnswer, DarkroomRequest, Task } from "./messages.ts";

/** The darkroom as the page sees it: one open picture, and what is made of it. Everything rejects when its worker dies. */
export interface Darkroom {
  open(file: Blob): Promise<Size>;
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

export function createDarkroom(): Darkroom {
  const worker = new Worker(new URL("./darkroom-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let nextId = 1;

  const end = (reason: string) => {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<DarkroomAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.result === "failed") asked?.reject(new Error(data.message));
    else asked?.resolve(data);
  });
  worker.addEventListener("error", () => end("The darkroom's worker died"));

  async function ask<Result extends Answer["result"]>(
    task: Task,
    result: Result,
  ): Promise<Extract<Answer, { result: Result }>> {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...task, id } satisfies DarkroomRequest);
    });
    if (answer.result !== result) throw new Error(`The darkroom answered ${answer.result}`);
    return answer as Extract<Answer, { result: Result }>;
  }

  return {
    open: async (file) => (await ask({ task: "open", file }, "opened")).size,
    show: async (adjustments, longest) =>
      (await ask({ task: "show", adjustments, longest }, "shown")).picture,
    save: async (adjustments, type) => (await ask({ task: "save", adjustments, type }, "file")).file,
    mask: async (input) => (await ask({ task: "mask", ...input }, "file")).file,
    people: async () => (await ask({ task: "person" }, "person")).mask,
    close: () => end("The darkroom was closed"),
  };
}
