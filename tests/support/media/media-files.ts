import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from "mediabunny";
import { createH264Encoder } from "#scripts/local/inference/compute/h264-encoder.ts";
import { encodeClip } from "#web/engine/clip/encode-clip.ts";
import { createImage } from "#web/engine/pixels/image.ts";
import type { Bytes } from "../photos/uploads.ts";

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

export function joined(...pieces: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** A tone of 16 bits a sample, one channel; `chunks` stand between its form and its sound. */
export function wav(
  seconds: number,
  { rate = 16_000, chunks = new Uint8Array(0) as Uint8Array } = {},
): Bytes {
  const samples = Math.round(seconds * rate);
  const head = new DataView(new ArrayBuffer(36));
  const write = (at: number, text: string) => new Uint8Array(head.buffer).set(ascii(text), at);
  write(0, "RIFF");
  head.setUint32(4, 36 + chunks.length + samples * 2, true);
  write(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  const data = new DataView(new ArrayBuffer(8 + samples * 2));
  new Uint8Array(data.buffer).set(ascii("data"));
  data.setUint32(4, samples * 2, true);
  for (let n = 0; n < samples; n++) data.setInt16(8 + n * 2, 9000 * Math.sin(n / 12), true);
  return joined(new Uint8Array(head.buffer), chunks, new Uint8Array(data.buffer));
}

/** A WAV's own place for texts: who made it. */
export function wavTexts(text: string): Uint8Array {
  const padded = ascii(text.length % 2 ? `${text}\0` : text);
  const size = new DataView(new ArrayBuffer(8));
  size.setUint32(0, 4 + 8 + padded.length, true);
  size.setUint32(4, padded.length, true);
  const bytes = new Uint8Array(size.buffer);
  return joined(ascii("LIST"), bytes.subarray(0, 4), ascii("INFOIART"), bytes.subarray(4), padded);
}

/** Silence of so many seconds in frames of 128 kbit/s, after texts where some are given. */
export function mp3(seconds: number, text = ""): Bytes {
  const frame = joined(Uint8Array.of(0xff, 0xfb, 0x90, 0x00), new Uint8Array(413));
  const frames = Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame);
  if (text === "") return joined(...frames);
  const value = joined(Uint8Array.of(3), ascii(text));
  const tag = joined(ascii("TPE1"), Uint8Array.of(0, 0, 0, value.length, 0, 0), value);
  return joined(ascii("ID3"), Uint8Array.of(4, 0, 0, 0, 0, 0, tag.length), tag, ...frames);
}

/** A kind of sound and one packet of it that says nothing. */
interface Sound {
  codec: "opus" | "aac" | "pcm-s16";
  config: AudioDecoderConfig;
  packet: Uint8Array;
}

const OPUS_HEAD = joined(ascii("OpusHead"), Uint8Array.of(1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0));
const RATE = { sampleRate: 48_000, numberOfChannels: 1 } as const;

/** Packets of 20 ms. */
export const OPUS: Sound = {
  codec: "opus",
  config: { codec: "opus", ...RATE, description: OPUS_HEAD },
  packet: Uint8Array.of(0x08, 0xff, 0xfe),
};
/** 1024 samples a packet, 48,000 a second. */
export const AAC: Sound = {
  codec: "aac",
  config: { codec: "mp4a.40.2", ...RATE, description: Uint8Array.of(0x11, 0x88) },
  packet: Uint8Array.of(0x01, 0x40, 0x20, 0x07, 0, 0, 0, 0),
};
/** The same of half the rate, whose upper half is made up: it is heard at 48,000. */
export const HE_AAC: Sound = {
  ...AAC,
  config: { codec: "mp4a.40.5", ...RATE, description: Uint8Array.of(0x2b, 0x09, 0x88, 0) },
};

/** So many packets, of which each is said to last so long, in seconds. */
async function addPackets(
  source: EncodedAudioPacketSource,
  { config: decoderConfig, packet }: Sound,
  { count, each }: { count: number; each: number },
): Promise<void> {
  for (let n = 0; n < count; n++)
    await source.add(new EncodedPacket(packet, "key", n * each, each), { decoderConfig });
  source.close();
}

const addOpus = (source: EncodedAudioPacketSource, seconds: number) =>
  addPackets(source, OPUS, { count: seconds * 50, each: 1 / 50 });

/** A recording whose file says of each packet how long it lasts, true or not. */
export async function stated(
  container: "webm" | "m4a",
  sound: Sound,
  times: { count: number; each: number },
): Promise<Bytes> {
  const format = container === "webm" ? new WebMOutputFormat() : new Mp4OutputFormat();
  const output = new Output<OutputFormat, BufferTarget>({ format, target: new BufferTarget() });
  const source = new EncodedAudioPacketSource(sound.codec);
  output.addAudioTrack(source);
  await output.start();
  await addPackets(source, sound, times);
  return written(output);
}

async function written(output: Output<OutputFormat, BufferTarget>): Promise<Bytes> {
  await output.finalize();
  return new Uint8Array(output.target.buffer!);
}

/** Opus in an Ogg, WebM or MP4, with the title and so on that are given. */
export async function opus(
  container: "ogg" | "webm" | "m4a",
  seconds: number,
  tags: { title?: string } = {},
): Promise<Bytes> {
  const formats = { ogg: OggOutputFormat, webm: WebMOutputFormat, m4a: Mp4OutputFormat };
  const output = new Output({ format: new formats[container](), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  output.setMetadataTags(tags);
  await output.start();
  await addOpus(source, seconds);
  return written(output);
}

const FPS = 8;

let made: Promise<Bytes> | undefined;

/** Two seconds of moving grey as H.264, real enough for any player. */
export function clip(): Promise<Bytes> {
  made ??= encoded({ width: 160, height: 128 });
  return made;
}

async function encoded({ width, height }: { width: number; height: number }): Promise<Bytes> {
  function* frames() {
    const frame = createImage(width, height);
    for (let n = 0; n < 2 * FPS; n++) {
      frame.data.fill(40 + ((n * 9) % 200));
      yield frame;
    }
  }
  return new Uint8Array(await encodeClip(await createH264Encoder(), frames(), { width, height, fps: FPS }));
}

/** Frames of VP9 nobody could see, in a container that takes them. */
export async function vp9(
  container: "webm" | "mkv" | "mp4" | "mov",
  { seconds = 2, width = 320, height = 240, title = "", fps = 10, bytes = 40, sound = true } = {},
): Promise<Bytes> {
  const formats = {
    webm: WebMOutputFormat,
    mkv: MkvOutputFormat,
    mp4: Mp4OutputFormat,
    mov: MovOutputFormat,
  };
  const output = new Output({ format: new formats[container](), target: new BufferTarget() });
  const picture = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(picture, { frameRate: fps });
  const voice = new EncodedAudioPacketSource("opus");
  if (sound) output.addAudioTrack(voice);
  if (title) output.setMetadataTags({ title });
  await output.start();
  const config = { codec: "vp09.00.10.08", codedWidth: width, codedHeight: height };
  const speaking = sound ? addOpus(voice, seconds) : Promise.resolve();
  for (let n = 0; n < seconds * fps; n++) {
    const data = joined(Uint8Array.of(0x82, 0x49, 0x83, 0x42), new Uint8Array(bytes));
    await picture.add(new EncodedPacket(data, "key", n / fps, 1 / fps), { decoderConfig: config });
  }
  picture.close();
  await speaking;
  return written(output);
}
