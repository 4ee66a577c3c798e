import { describe, expect, it } from "vitest";
import { UNCHECKED } from "#schema/trainings/photo-check.ts";
import { MAX_LISTED_PHOTOS } from "#schema/trainings/training.ts";
import type { UploadView, WaitingPhoto } from "#schema/trainings/upload.ts";
import { faceAnalysis } from "#tests/support/face-analysis.ts";
import { type PhotoAnalysis, rememberAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";
import { scaledSize } from "#web/features/uploads/photo-check/scaled-size.ts";
import { overviewOf } from "#web/features/uploads/photos/judged-photos.ts";
import {
  EMPTY_LIST,
  type PhotoAction,
  type PhotoList,
  photoList,
  placesLeft,
  UNDECIDED,
  uploadOf,
} from "#web/features/uploads/photos/photo-list.ts";
import { pickPhotos } from "#web/features/uploads/pick-photos.ts";

function upload(id: string): UploadView {
  return { id, url: `/media/${id}`, width: 9, height: 9, size: 9, mimeType: "image/jpeg", duplicate: false };
}
const named = (key: string) => ({ key, name: `${key}.jpg` });
const following = (...actions: PhotoAction[]) => actions.reduce(photoList, EMPTY_LIST);
const added = (...keys: string[]): PhotoAction => ({ type: "added", photos: keys.map(named) });
const analysis = (codes: PhotoAnalysis["codes"] = []): PhotoAnalysis => ({ codes, hash: 0n, face: null });
const picture = { body: new Blob(["x"]), thumbnail: "blob:x" };
const seen = (key: string, codes: PhotoAnalysis["codes"] = []): PhotoAction => ({
  type: "seen",
  key,
  analysis: analysis(codes),
  digest: null,
  picture,
});

describe("photos on their way", () => {
  it("wait, are looked at, wait to be sent, and arrive", () => {
    const before = following(added("a"), { type: "analysing", key: "a" });
    expect(before.photos[0]).toMatchObject({ stage: "analysing", delivery: { state: "local" } });
    const after = following(
      added("a"),
      seen("a"),
      { type: "queued", keys: ["a"] },
      { type: "progress", key: "a", share: 0.5 },
    );
    expect(after.photos[0]).toMatchObject({ stage: "seen", delivery: { state: "sending", share: 0.5 } });
    const sent = photoList(after, { type: "sent", key: "a", upload: upload("u1") });
    expect(sent.photos.map((photo) => uploadOf(photo)?.id)).toEqual(["u1"]);
  });

  it("fall back to this device when uploading is stopped, except those that arrived", () => {
    const list = following(
      added("a", "b"),
      seen("a"),
      seen("b"),
      { type: "queued", keys: ["a", "b"] },
      { type: "sent", key: "a", upload: upload("u1") },
      { type: "stopped" },
    );
    expect(list.photos.map(({ delivery }) => delivery.state)).toEqual(["sent", "local"]);
  });

  it("that the server knows already are copies", () => {
    const list = following(
      added("a", "b"),
      seen("a"),
      seen("b"),
      { type: "sent", key: "a", upload: upload("u1") },
      { type: "sent", key: "b", upload: { ...upload("u1"), duplicate: true } },
    );
    expect(list.photos.flatMap((photo) => uploadOf(photo)?.id ?? [])).toEqual(["u1"]);
    expect(overviewOf(list.photos).photos[1]?.judgement).toEqual({
      verdict: "out",
      reasons: [{ code: "DUPLICATE" }],
    });
  });

  it("that were removed do not come back with a late answer, but do when undone, at their places", () => {
    const list = following(
      added("a", "b", "c"),
      seen("b"),
      { type: "sent", key: "b", upload: upload("u1") },
      { type: "removed", keys: ["a", "b"] },
      seen("a"),
    );
    expect(list.photos.map(({ key }) => key)).toEqual(["c"]);
    const again = photoList(list, { type: "restored" });
    expect(again.photos.map(({ key }) => key)).toEqual(["a", "b", "c"]);
    // the stored copy was deleted with it
    expect(again.photos[1]?.delivery).toEqual({ state: "local" });
    expect(photoList(again, { type: "restored" }).photos).toHaveLength(3);
  });

  it("find no place beyond the number one can lay out", () => {
    const many = Array.from({ length: MAX_LISTED_PHOTOS }, (_, index) => `p${index}`);
    expect(placesLeft(following(added(...many)))).toBe(0);
    expect(placesLeft(EMPTY_LIST)).toBe(MAX_LISTED_PHOTOS);
  });
});

describe("photos that wait on the server", () => {
  const waiting = (id: string, rest: Partial<WaitingPhoto> = {}): WaitingPhoto => ({
    ...upload(id),
    name: `${id}.jpg`,
    ...UNCHECKED,
    ...rest,
  });
  const kept = (...ids: string[]): PhotoList => ({
    ...EMPTY_LIST,
    photos: ids.map((id) => ({
      ...named(id),
      ...UNDECIDED,
      stage: "waiting",
      restored: true,
      delivery: { state: "sent", upload: upload(id) },
    })),
  });
  const keys = (list: PhotoList) => list.photos.map(({ key }) => key);

  it("are laid out on another device with what was decided", () => {
    const uploads = [waiting("u1", { anyway: true }), waiting("u2", { samePerson: false })];
    const list = photoList(EMPTY_LIST, { type: "found", uploads });
    expect(list.photos).toMatchObject([
      { name: "u1.jpg", stage: "waiting", anyway: true, samePerson: null },
      { name: "u2.jpg", stage: "waiting", anyway: false, samePerson: false },
    ]);
    // once more changes nothing
    expect(photoList(list, { type: "found", uploads })).toEqual(list);
  });

  it("take away what another tab removed or trained with, and nothing that was just added", () => {
    // the look at them may end before the server answers
    const list = following(added("new"), seen("u1"));
    const both = { ...list, photos: [...kept("u1", "u2").photos, ...list.photos] };
    const checked = photoList(both, seen("u1"));
    expect(keys(photoList(checked, { type: "found", uploads: [waiting("u2")] }))).toEqual(["u2", "new"]);
    const sent = following(added("a"), seen("a"), { type: "sent", key: "a", upload: upload("u3") });
    expect(keys(photoList(sent, { type: "found", uploads: [] }))).toEqual(["a"]);
  });

  it("do not come back once they were removed or trained with", () => {
    const found: PhotoAction = { type: "found", uploads: [waiting("u1")] };
    const removed = photoList(kept("u1"), { type: "removed", keys: ["u1"] });
    expect(keys(photoList(removed, found))).toEqual([]);
    expect(keys(photoList(photoList(kept("u1"), { type: "cleared" }), found))).toEqual([]);
  });
});

describe("after a reload", () => {
  it("what was said of a photo stays, whatever its stored copy looks like", () => {
    const first = faceAnalysis();
    const analysisBefore: PhotoAnalysis = { ...analysis(["SOFT"]), face: first };
    const remembered = rememberAnalysis(analysisBefore);
    if (!remembered) throw new Error("nothing was remembered");
    expect(JSON.stringify(remembered)).not.toMatch(/identity|luma/);
    const [photo] = following(added("a")).photos;
    const reloaded = { ...EMPTY_LIST, photos: [{ ...photo!, remembered }] };
    const analysisAfter: PhotoAnalysis = { ...analysis(["BLURRED"]), face: { ...first, share: 0.1 } };
    const after = photoList(reloaded, {
      type: "seen",
      key: "a",
      analysis: analysisAfter,
      digest: null,
      picture,
    });
    expect(after.photos[0]?.analysis).toEqual(analysisBefore);
  });

  it("what could not be looked at is looked at afresh", () => {
    expect(rememberAnalysis(analysis(["UNSEEN"]))).toBeNull();
  });
});

describe("the overview", () => {
  it("sends what can be used or is wanted all the same, once, and what failed again", () => {
    const list = following(
      added("good", "held", "wanted", "out", "sent", "failed", "waiting"),
      seen("good"),
      seen("held", ["BLURRED"]),
      seen("wanted", ["BLURRED"]),
      { type: "decided", key: "wanted", decisions: { anyway: true } },
      seen("out", ["NO_FACE"]),
      seen("sent"),
      { type: "sent", key: "sent", upload: upload("u1") },
      seen("failed"),
      { type: "failed", key: "failed", reason: "lost" },
    );
    const overview = overviewOf(list.photos);
    expect(overview.toSend).toEqual(["good", "wanted", "failed"]);
    expect(overview).toMatchObject({ unseen: 1, sent: 1, failed: 1, verdicts: { use: 4, held: 1, out: 1 } });
  });
});

describe("files handed over", () => {
  it("are parted by type, or by name where the system knows no type", () => {
    const files = [
      new File([], "a.jpg", { type: "image/jpeg" }),
      new File([], "IMG_1.HEIC"),
      new File([], "notes.txt", { type: "text/plain" }),
      new File([], ".DS_Store"),
    ];
    const { photos, others } = pickPhotos(files);
    expect(photos.map(({ name }) => name)).toEqual(["a.jpg", "IMG_1.HEIC"]);
    expect(others).toBe(2);
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
