import { describe, expect, test } from "vitest";
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
const added = (...keys: string[]): PhotoAction => ({ type: "added", photos: keys.map(named) });
const sent = (key: string, id: string): PhotoAction => ({ type: "sent", key, upload: upload(id) });
const analysis = (codes: PhotoAnalysis["codes"] = []): PhotoAnalysis => ({ codes, hash: 0n, face: null });
function seen(key: string, input: Partial<PhotoAnalysis> = {}): PhotoAction {
  const picture = { body: new Blob(["x"]), thumbnail: "blob:x" };
  return { type: "seen", key, analysis: { ...analysis(), ...input }, digest: null, picture };
}
const listAfter = (...actions: PhotoAction[]) => actions.reduce(photoList, EMPTY_LIST);
const keysOf = ({ photos }: PhotoList) => photos.map(({ key }) => key);

describe("photos on their way", () => {
  test("wait, are looked at, wait to be sent, and arrive", () => {
    const looked = listAfter(added("a"), { type: "analysing", key: "a" });
    expect(looked.photos[0]).toMatchObject({ stage: "analysing", delivery: { state: "local" } });
    const sending = [
      seen("a"),
      { type: "queued", keys: ["a"] },
      { type: "progress", key: "a", share: 0.5 },
    ] as const;
    const list = listAfter(added("a"), ...sending);
    expect(list.photos[0]).toMatchObject({ stage: "seen", delivery: { state: "sending", share: 0.5 } });
    expect(photoList(list, sent("a", "u1")).photos.map((photo) => uploadOf(photo)?.id)).toEqual(["u1"]);
  });

  test("fall back to this device when uploading is stopped, except those that arrived", () => {
    const list = listAfter(added("a", "b"), { type: "queued", keys: ["a", "b"] }, sent("a", "u1"), {
      type: "stopped",
    });
    expect(list.photos.map(({ delivery }) => delivery.state)).toEqual(["sent", "local"]);
  });

  test("that the server knows already are copies", () => {
    const list = listAfter(added("a", "b"), seen("a"), seen("b"), sent("a", "u1"), sent("b", "u1"));
    expect(list.photos.map((photo) => uploadOf(photo)?.id)).toEqual(["u1", undefined]);
    const judgement = { verdict: "out", reasons: [{ code: "DUPLICATE" }] };
    expect(overviewOf(list.photos).photos[1]?.judgement).toEqual(judgement);
  });

  test("that were removed do not come back with a late answer, but do when undone, at their places", () => {
    const removed: PhotoAction = { type: "removed", keys: ["a", "b"] };
    const list = listAfter(added("a", "b", "c"), seen("b"), sent("b", "u1"), removed, seen("a"));
    expect(keysOf(list)).toEqual(["c"]);
    const again = photoList(list, { type: "restored" });
    expect(keysOf(again)).toEqual(["a", "b", "c"]);
    // the stored copy was deleted with it
    expect(again.photos[1]?.delivery).toEqual({ state: "local" });
    expect(keysOf(photoList(again, { type: "restored" }))).toEqual(["a", "b", "c"]);
  });

  test("find no place beyond the number one can lay out", () => {
    const many = Array.from({ length: MAX_LISTED_PHOTOS }, (_, index) => `p${index}`);
    expect(placesLeft(listAfter(added(...many)))).toBe(0);
    expect(placesLeft(EMPTY_LIST)).toBe(MAX_LISTED_PHOTOS);
  });
});

describe("photos that wait on the server", () => {
  const found = (...uploads: (Partial<WaitingPhoto> & { id: string })[]): PhotoAction => ({
    type: "found",
    uploads: uploads.map((one) => ({ ...upload(one.id), name: `${one.id}.jpg`, ...UNCHECKED, ...one })),
  });
  /** As before the page was reloaded. */
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

  test("are laid out on another device with what was decided", () => {
    const action = found({ id: "u1", anyway: true }, { id: "u2", samePerson: false });
    const list = listAfter(action);
    expect(list.photos).toMatchObject([
      { name: "u1.jpg", stage: "waiting", anyway: true, samePerson: null },
      { name: "u2.jpg", stage: "waiting", anyway: false, samePerson: false },
    ]);
    // once more changes nothing
    expect(photoList(list, action)).toEqual(list);
  });

  test("take away what another tab removed or trained with, and nothing that was just added", () => {
    // the look at them may end before the server answers
    const list = photoList(photoList(kept("u1", "u2"), added("new")), seen("u1"));
    expect(keysOf(photoList(list, found({ id: "u2" })))).toEqual(["u2", "new"]);
    expect(keysOf(listAfter(added("a"), sent("a", "u3"), found()))).toEqual(["a"]);
  });

  test.each<PhotoAction>([{ type: "removed", keys: ["u1"] }, { type: "cleared" }])(
    "do not come back once they were $type",
    (action) => {
      expect(keysOf(photoList(photoList(kept("u1"), action), found({ id: "u1" })))).toEqual([]);
    },
  );
});

test("after a reload what was said of a photo stays, whatever its stored copy looks like", () => {
  const face = faceAnalysis();
  const before: PhotoAnalysis = { ...analysis(["SOFT"]), face };
  const remembered = rememberAnalysis(before);
  if (!remembered) throw new Error("nothing was remembered");
  expect(JSON.stringify(remembered)).not.toMatch(/identity|luma/);
  const reloaded = listAfter(added("a")).photos.map((photo) => ({ ...photo, remembered }));
  const action = seen("a", { codes: ["BLURRED"], face: { ...face, share: 0.1 } });
  expect(photoList({ ...EMPTY_LIST, photos: reloaded }, action).photos[0]?.analysis).toEqual(before);
  // what could not be looked at is looked at afresh
  expect(rememberAnalysis(analysis(["UNSEEN"]))).toBeNull();
});

test("the overview sends what can be used or is wanted all the same, once, and what failed again", () => {
  const { photos } = listAfter(
    added("good", "held", "wanted", "out", "sent", "failed", "waiting"),
    seen("good"),
    seen("held", { codes: ["BLURRED"] }),
    seen("wanted", { codes: ["BLURRED"] }),
    { type: "decided", key: "wanted", decisions: { anyway: true } },
    seen("out", { codes: ["NO_FACE"] }),
    seen("sent"),
    sent("sent", "u1"),
    seen("failed"),
    { type: "failed", key: "failed", reason: "lost" },
  );
  const verdicts = { use: 4, held: 1, out: 1 };
  expect(overviewOf(photos)).toMatchObject({ unseen: 1, sent: 1, failed: 1, verdicts });
  expect(overviewOf(photos).toSend).toEqual(["good", "wanted", "failed"]);
});

test("files handed over are parted by type, or by name where the system knows no type", () => {
  const files = [
    new File([], "a.jpg", { type: "image/jpeg" }),
    new File([], "IMG_1.HEIC"),
    new File([], "notes.txt", { type: "text/plain" }),
    new File([], ".DS_Store"),
  ];
  const { photos, others } = pickPhotos(files);
  expect([...photos.map(({ name }) => name), others]).toEqual(["a.jpg", "IMG_1.HEIC", 2]);
});

test.each([
  [4_000, 3_000, { width: 2_048, height: 1_536 }],
  [3_000, 4_000, { width: 1_536, height: 2_048 }],
  // never enlarged, and no side is lost
  [640, 480, { width: 640, height: 480 }],
  [20_000, 3, { width: 2_048, height: 1 }],
])("a photo of %i by %i is uploaded as %j", (width, height, scaled) => {
  expect(scaledSize(width, height, 2_048)).toEqual(scaled);
});
