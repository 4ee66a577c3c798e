import sharp from "sharp";
import { expect, test } from "vitest";
import { looksLikePhoto } from "#functions/services/media/uploads/photo-type.ts";

const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } });
const ascii = (text: string) => new TextEncoder().encode(text);

test.each([
  ["jpeg", true],
  ["png", true],
  ["webp", true],
  ["gif", false],
  ["tiff", false],
  ["avif", false],
] as const)("%s, told by its first bytes, is taken: %s", async (format, isTaken) => {
  expect(looksLikePhoto(await drawn.clone()[format]().toBuffer())).toBe(isTaken);
});

test.each([
  ["nothing", new Uint8Array(0)],
  ["text", ascii("hello, I am text")],
  ["a web page", ascii("<!doctype html><script>alert(1)</script>")],
  ["an SVG", ascii("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["a sound file in the same wrapper as WebP", ascii("RIFF....WAVEfmt ")],
  ["half a PNG signature", new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
])("%s is not taken", (_, bytes) => {
  expect(looksLikePhoto(bytes)).toBe(false);
});
