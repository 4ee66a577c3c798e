import { downloadZip } from "client-zip";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { RequestFailure } from "#scripts/local/inference/request-failure.ts";
import { ARCHIVE_LIMITS, unpackPhotos } from "#scripts/local/inference/unpack-photos.ts";

const LOC = ["body", "images_data_url"];
const photo = new TextEncoder().encode("a photo");

function refusal(zip: Uint8Array): string {
  try {
    unpackPhotos(zip, LOC);
  } catch (error) {
    if (error instanceof RequestFailure) return error.errorType;
    throw error;
  }
  throw new Error("The archive was accepted");
}

describe("unpackPhotos", () => {
  test("takes photos whatever they are called, and leaves what is none", () => {
    const zip = zipSync({
      "IMG 1.JPG": photo,
      "føto.webp": photo,
      "in/a/folder.png": photo,
      "no-extension": photo,
      "notes.txt": photo,
      ".hidden.jpg": photo,
      "__MACOSX/IMG 1.JPG": photo,
    });
    const names = unpackPhotos(zip, LOC).map((each) => each.name);
    expect(names).toEqual(["IMG 1.JPG", "føto.webp", "in/a/folder.png", "no-extension"]);
    expect(unpackPhotos(zip, LOC)[0]?.bytes).toEqual(photo);
  });

  test("reads the streamed archives our own zip writer makes", async () => {
    const entries = [1, 2].map((n) => ({ name: `photo-${n}.jpg`, input: new Uint8Array(70_000).fill(n) }));
    const zip = new Uint8Array(await downloadZip(entries).arrayBuffer());
    const photos = unpackPhotos(zip, LOC);
    expect(photos.map(({ name, bytes }) => [name, bytes.byteLength, bytes[69_999]])).toEqual([
      ["photo-1.jpg", 70_000, 1],
      ["photo-2.jpg", 70_000, 2],
    ]);
  });

  test("refuses what is no zip, what is cut short, and what is empty", () => {
    const zip = zipSync({ "a.jpg": photo });
    expect(refusal(photo)).toBe("invalid_archive");
    expect(refusal(zip.subarray(0, zip.length - 30))).toBe("invalid_archive");
    expect(refusal(zipSync({ "notes.txt": photo }))).toBe("archive_file_count_below_minimum");
  });

  test("refuses too many files, and one that unpacks to too much, before unpacking", () => {
    const many = Array.from({ length: ARCHIVE_LIMITS.files + 1 }, (_, n) => [`${n}.jpg`, photo] as const);
    expect(refusal(zipSync(Object.fromEntries(many)))).toBe("archive_file_count_exceeds_maximum");
    const bomb = zipSync({ "a.jpg": new Uint8Array(ARCHIVE_LIMITS.fileBytes + 1) });
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(refusal(bomb)).toBe("file_too_large");
  });

  test("an entry that holds more than it declares is cut at what it declares", () => {
    const zip = zipSync({ "a.jpg": new Uint8Array(2 ** 20) });
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const directory = view.getUint32(zip.byteLength - 6, true);
    view.setUint32(directory + 24, 1000, true);
    expect(unpackPhotos(zip, LOC)[0]?.bytes.byteLength).toBeLessThanOrEqual(1000);
  });
});
