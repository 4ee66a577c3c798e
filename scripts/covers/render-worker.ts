import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parentPort } from "node:worker_threads";
import { composeCover } from "./compose-cover.ts";
import { toAvif } from "./encode.ts";
import { coverFiles } from "./files.ts";
import { planCovers } from "./plan-covers.ts";

const plan = await planCovers();

/** Makes one planned cover in all its sizes. */
async function make(index: number): Promise<void> {
  const planned = plan[index]!;
  const files = coverFiles(planned);
  const largest = files.at(-1)!.width;
  const image = composeCover(planned.cover, largest, (largest * 5) / 4);
  for (const { path, width } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await toAvif(image, width));
  }
}

parentPort?.on("message", async (index: number) => {
  await make(index);
  parentPort?.postMessage(index);
});
