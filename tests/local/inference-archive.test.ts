import { downloadZip } from "client-zip";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { unpackPhotos } from "#scripts/local/inference/unpack-photos.ts";

const LOC = ["body", "images_data_url"];

test("reads the streamed archives our own zip writer makes, in order", async () => {
  const entries = [2, 1].map((n) => ({ name: `photo-${n}.jpg`, input: new Uint8Array(70_000).fill(n) }));
  const zip = new Uint8Array(await downloadZip(entries).arrayBuffer());
  const photos = unpackPhotos(zip, LOC);
  expect(photos.map(({ name, bytes }) => [name, bytes.byteLength, bytes[69_999]])).toEqual([
    ["photo-2.jpg", 70_000, 2],
    ["photo-1.jpg", 70_000, 1],
  ]);
});

test("refuses what is no zip, what is cut short, and what is empty", () => {
  const zip = zipSync({ "a.jpg": new TextEncoder().encode("a photo") });
  for (const bad of [new TextEncoder().encode("PK"), zip.subarray(0, zip.length - 30), zipSync({})]) {
    expect(() => unpackPhotos(bad, LOC)).toThrow(/no zip archive/);
  }
});
