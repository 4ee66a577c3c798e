import { readFile } from "node:fs/promises";
import { BufferSource, EncodedPacketSink, Input, MP4 } from "mediabunny";
import { startCompute } from "#scripts/local/inference/compute/start-compute.ts";
import { PLAIN_CLIP } from "#web/engine/clip/clip.ts";

interface Figures {
  /** From the photo's bytes to the finished file, models loaded; wall clock. */
  seconds: number;
  /** What another library reads back from the file. */
  frames: number;
  width: number;
  height: number;
}

/** Times a clip with everything in it, through the same thread as the local server's. */
export async function run(): Promise<Figures> {
  const picture = await readFile(new URL("../../local/demo-photos/astronaut.jpg", import.meta.url));
  const compute = await startCompute({ workers: 1 });
  try {
    const from = performance.now();
    const cpuBefore = process.cpuUsage();
    const { bytes } = await compute.clip({ picture, options: { ...PLAIN_CLIP, particles: "dust" } });
    const seconds = Math.round(performance.now() - from) / 1000;
    const { user, system } = process.cpuUsage(cpuBefore);
    const cpu = ((user + system) / 1e6).toFixed(2);
    console.info(`${bytes.length} bytes in ${seconds} s, ${cpu} s of them computing`);
    const track = await new Input({ source: new BufferSource(bytes), formats: [MP4] }).getPrimaryVideoTrack();
    if (!track) throw new Error("the file holds no video");
    let frames = 0;
    for await (const _ of new EncodedPacketSink(track).packets()) frames++;
    return { seconds, frames, width: await track.getCodedWidth(), height: await track.getCodedHeight() };
  } finally {
    await compute.close();
  }
}
