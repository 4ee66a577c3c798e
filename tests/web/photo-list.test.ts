import { describe, expect, it } from "vitest";
import { TRAINING_PHOTOS } from "#schema/training.ts";
import type { UploadView } from "#schema/upload.ts";
import {
  type Photo,
  type PhotoAction,
  photoList,
  placesLeft,
  SAME_PHOTO,
  unfinished,
  uploadIds,
} from "#web/features/uploads/photo-list.ts";
import { scaledSize } from "#web/features/uploads/scaled-size.ts";

function upload(id: string): UploadView {
  return { id, url: `/media/${id}`, width: 9, height: 9, size: 9, mimeType: "image/jpeg", duplicate: false };
}
const named = (key: string) => ({ key, name: `${key}.jpg` });
const following = (...actions: PhotoAction[]) => actions.reduce<readonly Photo[]>(photoList, []);

describe("photos on their way", () => {
  it("go from waiting through sending to done", () => {
    const start: PhotoAction = { type: "added", photos: [named("a")] };
    expect(following(start)).toEqual([{ ...named("a"), phase: "waiting" }]);
    const sending = following(
      start,
      { type: "preparing", key: "a" },
      { type: "progress", key: "a", share: 0.5 },
    );
    expect(sending).toEqual([{ ...named("a"), phase: "sending", share: 0.5 }]);
    expect(unfinished(sending)).toBe(1);
    const done = photoList(sending, { type: "done", key: "a", upload: upload("u1") });
    expect(uploadIds(done)).toEqual(["u1"]);
    expect(unfinished(done)).toBe(0);
  });

  it("beyond the limit are refused with the reason, and a refused one holds no place", () => {
    const many = Array.from({ length: TRAINING_PHOTOS.max + 2 }, (_, index) => named(`p${index}`));
    const photos = following({ type: "added", photos: many });
    expect(photos.filter((photo) => photo.phase === "waiting")).toHaveLength(TRAINING_PHOTOS.max);
    expect(photos.at(-1)).toMatchObject({ phase: "failed", reason: expect.stringContaining("20 photos") });
    expect(placesLeft(photos)).toBe(0);
    expect(placesLeft(photoList(photos, { type: "failed", key: "p0", reason: "blurred" }))).toBe(1);
  });

  it("that turn out to be the same picture are kept once", () => {
    const photos = following(
      { type: "added", photos: [named("a"), named("b")] },
      { type: "done", key: "a", upload: upload("u1") },
      { type: "done", key: "b", upload: { ...upload("u1"), duplicate: true } },
    );
    expect(uploadIds(photos)).toEqual(["u1"]);
    expect(photos[1]).toMatchObject({ phase: "failed", reason: SAME_PHOTO });
  });

  it("that were removed do not come back with a late answer", () => {
    const photos = following(
      { type: "added", photos: [named("a")] },
      { type: "removed", key: "a" },
      { type: "done", key: "a", upload: upload("u1") },
    );
    expect(photos).toEqual([]);
  });
});

describe("scaling before upload", () => {
  it("brings the longest side down and keeps the proportions", () => {
    expect(scaledSize(4_000, 3_000, 2_048)).toEqual({ width: 2_048, height: 1_536 });
    expect(scaledSize(3_000, 4_000, 2_048)).toEqual({ width: 1_536, height: 2_048 });
  });

  it("never enlarges, and never loses a side", () => {
    expect(scaledSize(640, 480, 2_048)).toEqual({ width: 640, height: 480 });
    expect(scaledSize(20_000, 3, 2_048)).toEqual({ width: 2_048, height: 1 });
  });
});
