import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from "mediabunny";

/** What `toYuv` wrote; players guess it from the size where it is not said. */
export const CLIP_COLOURS = {
  primaries: "bt709",
  transfer: "bt709",
  matrix: "bt709",
  fullRange: false,
} as const;

/** Writes an MP4's index before its frames, which the encoder writes last: players then begin before they have it all. */
export async function fastStart(file: Uint8Array, fps: number): Promise<Uint8Array<ArrayBuffer>> {
  const input = new Input({ source: new BufferSource(file), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error("the encoder wrote no video");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  let index = 0;
  // the encoder says of every frame that it stands for itself
  const packets = new EncodedPacketSink(track).packets(undefined, undefined, { verifyKeyPackets: true });
  for await (const packet of packets) {
    // the encoder rounds times to milliseconds
    const timed = packet.clone({ timestamp: index++ / fps, duration: 1 / fps });
    await source.add(timed, { decoderConfig: { ...config, colorSpace: CLIP_COLOURS } });
  }
  await output.finalize();
  return new Uint8Array(target.buffer!);
}
