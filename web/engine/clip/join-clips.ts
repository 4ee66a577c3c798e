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

/** The clips do not fit together: they differ in codec, size or how they were encoded. */
export class ClipsDiffer extends Error {
  override name = "ClipsDiffer";
}

/**
 * Clips one after the other as one MP4, with cuts: their pictures are copied as they are, and it lasts as long as all of
 * them together.
 */
export async function joinClips(files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const tracks = await Promise.all(files.map(openTrack));
  const { config } = tracks[0]!;
  if (tracks.some((track) => !fitsTogether(track.config, config))) throw new ClipsDiffer();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(source);
  await output.start();
  let from = 0;
  for (const { track } of tracks) {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(packet.clone({ timestamp: from + packet.timestamp }), { decoderConfig: config });
    }
    from += await track.computeDuration();
  }
  await output.finalize();
  return new Uint8Array(target.buffer!);
}

async function openTrack(file: Uint8Array) {
  const input = new Input({ source: new BufferSource(file), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config || (await track.getCodec()) !== "avc") throw new ClipsDiffer();
  return { track, config };
}

/** A player reads how to decode once, at the beginning. */
function fitsTogether(one: VideoDecoderConfig, other: VideoDecoderConfig): boolean {
  const same = (key: "codec" | "codedWidth" | "codedHeight") => one[key] === other[key];
  return (
    same("codec") &&
    same("codedWidth") &&
    same("codedHeight") &&
    bytesOf(one.description).join() === bytesOf(other.description).join()
  );
}

function bytesOf(description: AllowSharedBufferSource | undefined): Uint8Array {
  if (!description) return new Uint8Array();
  return ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
}
