import type { Sound } from "#web/engine/voice/measure-speech.ts";
import { joined } from "./media-files.ts";

export const RATE = 16_000;

const sound = (seconds: number, at: (second: number, n: number) => number): Sound => ({
  samples: Float32Array.from({ length: Math.round(seconds * RATE) }, (_, n) => at(n / RATE, n)),
  rate: RATE,
});

/** Noise that is the same each time, from -1 to 1. */
function hiss(n: number): number {
  const x = Math.sin(n * 12.9898) * 43758.5453;
  return 2 * (x - Math.floor(x)) - 1;
}

export const silence = (seconds: number) => sound(seconds, () => 0);
export const noise = (seconds: number, loud: number) => sound(seconds, (_, n) => loud * hiss(n));
export const tone = (seconds: number, loud: number) =>
  sound(seconds, (second) => loud * Math.sin(2 * Math.PI * 220 * second));

/** Like speech: words of a third of a second with pauses between them, over some noise; cut off at 1. */
export function speech(
  seconds: number,
  { loud = 0.4, noise: under = 0.001, spoken = Number.POSITIVE_INFINITY } = {},
): Sound {
  return sound(seconds, (second, n) => {
    const word = second % 0.5;
    const speaks = second < spoken && word < 0.34;
    const rise = Math.sin((Math.PI * word) / 0.34);
    const pitch = 150 + 30 * Math.sin(second * 3);
    const voice = speaks ? loud * rise * Math.sin(2 * Math.PI * pitch * second) : 0;
    return Math.min(1, Math.max(-1, voice + under * hiss(n)));
  });
}

/** The sound as a WAV file of 16 bits. */
export function wavOf({ samples, rate }: Sound) {
  const head = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (const [place, sign] of Array.from(text).entries()) head.setUint8(at + place, sign.charCodeAt(0));
  };
  write(0, "RIFF");
  head.setUint32(4, 36 + samples.length * 2, true);
  write(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  write(36, "data");
  head.setUint32(40, samples.length * 2, true);
  const data = Int16Array.from(samples, (sample) => Math.round(sample * 32_767));
  return joined(new Uint8Array(head.buffer), new Uint8Array(data.buffer));
}
