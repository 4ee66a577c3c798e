import { EncodedPacketSink, type InputAudioTrack } from "mediabunny";

/** Seconds one packet sounds. */
type Measure = (packet: Uint8Array) => number;

/**
 * How long a track sounds by what is in its packets, in seconds: what a decoder makes of them, whatever times its file
 * states. Null: it is in no codec that is measured.
 */
export async function soundLength(track: InputAudioTrack): Promise<number | null> {
  const measure = await measureOf(track);
  if (!measure) return null;
  let seconds = 0;
  for await (const { data } of new EncodedPacketSink(track).packets()) seconds += measure(data);
  return seconds;
}

async function measureOf(track: InputAudioTrack): Promise<Measure | null> {
  const codec = await track.getCodec();
  if (codec === "opus") return opusSeconds;
  const description = codec === "aac" && (await track.getDecoderConfig())?.description;
  const seconds = description ? aacSeconds(bytesOf(description)) : null;
  return seconds === null ? null : () => seconds;
}

const bytesOf = (source: ArrayBufferView | ArrayBufferLike): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);

/** By the first byte of the packet, and the second where that says how many frames there are (RFC 6716, 3.1 and 3.2). */
function opusSeconds([toc = 0, count = 0]: Uint8Array): number {
  const config = toc >> 3;
  const lengths = config < 12 ? [10, 20, 40, 60] : config < 16 ? [10, 20] : [2.5, 5, 10, 20];
  const frames = [1, 2, 2, count & 63][toc & 3]!;
  return (frames * lengths[config % lengths.length]!) / 1000;
}

const AAC_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
];
/** The fewest samples a packet of each kind of AAC may hold: plain ones with or without SBR, low delay, USAC. */
const AAC_SAMPLES: Readonly<Record<number, number>> = {
  ...{ 1: 1024, 2: 1024, 3: 1024, 4: 1024, 5: 1024, 29: 1024 },
  ...{ 23: 480, 39: 480, 42: 768 },
};

/**
 * Seconds of each packet by the track's AudioSpecificConfig (ISO/IEC 14496-3, 1.6.2.1). The rate that stands first is the
 * core's, which is half of what is heard where SBR adds the upper half, and the samples are counted in it.
 */
function aacSeconds(config: Uint8Array): number | null {
  let bits = Array.from(config.subarray(0, 5), (byte) => byte.toString(2).padStart(8, "0")).join("");
  const take = (count: number) => {
    const value = Number.parseInt(bits.slice(0, count), 2);
    bits = bits.slice(count);
    return value;
  };
  const short = take(5);
  const kind = short === 31 ? 32 + take(6) : short;
  const index = take(4);
  const rate = index === 15 ? take(24) : AAC_RATES[index];
  const samples = AAC_SAMPLES[kind];
  return samples && rate ? samples / rate : null;
}
