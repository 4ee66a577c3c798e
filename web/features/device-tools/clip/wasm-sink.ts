import type { ClipSize } from "#web/engine/clip/encode-clip.ts";
import type { ClipSink } from "./clip-sink.ts";
import type { EncoderAnswer, EncoderTask } from "./encoder-messages.ts";

/** An encoder in WebAssembly, in a thread of its own. */
export async function openWasmSink(size: ClipSize): Promise<ClipSink> {
  const worker = new Worker(new URL("./encoder-worker.ts", import.meta.url), { type: "module" });

  function ask(
    task: EncoderTask,
    transfer: Transferable[] = [],
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<EncoderAnswer>) => {
        if (data.result === "failed") reject(new Error(data.message));
        else resolve(data.mp4);
      };
      worker.onerror = ({ message }) => reject(new Error(message || "The encoder has ended"));
      worker.postMessage(task, transfer);
    });
  }

  await ask({ task: "open", size });
  return {
    add: async (yuv) => void (await ask({ task: "add", yuv }, [yuv.buffer])),
    async finish() {
      const mp4 = await ask({ task: "finish" });
      if (!mp4) throw new Error("The encoder made no file");
      return mp4;
    },
    close: () => worker.terminate(),
  };
}
