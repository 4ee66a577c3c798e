import sharp from "sharp";
import { expect, test } from "vitest";
import { stripMetadata } from "#functions/services/media/image-bytes/strip-metadata.ts";

test("EXIF, XMP and comments go; colour profile and every pixel stay", async () => {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: "#a50" } });
  const marked = await plain
    .withIccProfile("srgb")
    .withExif({ IFD0: { Copyright: "Somebody", Artist: "Somebody" } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(marked.toString("latin1")).toContain("Somebody");

  const stripped = Buffer.from(stripMetadata(new Uint8Array(marked)));
  expect(stripped.toString("latin1")).not.toMatch(/Somebody|secret|Exif/);
  const metadata = await sharp(stripped).metadata();
  expect([metadata.width, metadata.height, metadata.hasProfile]).toEqual([40, 30, true]);
  expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(marked).raw().toBuffer());
});

test("what is no JPEG comes back as it is", () => {
  const bytes = new TextEncoder().encode("not a picture at all");
  expect(stripMetadata(bytes)).toEqual(bytes);
});

test.each([false, true])("what follows the picture goes (progressive: %s)", async (progressive) => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const plain = await sharp({ create: { width: 96, height: 64, channels: 3, background: "#a50", noise } })
    .jpeg({ progressive, quality: 95 })
    .toBuffer();
  const trailing = Buffer.concat([plain, Buffer.from("<script>alert(1)</script>"), plain]);
  expect(Buffer.from(stripMetadata(new Uint8Array(trailing)))).toEqual(plain);
});

test("the index of further pictures goes with them, and a scan that was cut stays as it is", async () => {
  const plain = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a50" } })
    .jpeg()
    .toBuffer();
  const index = Buffer.from("\xff\xe2\x00\x0aMPF\0more", "latin1");
  const marked = Buffer.concat([plain.subarray(0, 2), index, plain.subarray(2)]);
  expect(Buffer.from(stripMetadata(new Uint8Array(marked)))).toEqual(plain);
  const cut = plain.subarray(0, -5);
  expect(Buffer.from(stripMetadata(new Uint8Array(cut)))).toEqual(cut);
});
