import { expect, test } from "vitest";
import { UNCHECKED } from "#schema/trainings/photo-check.ts";
import type { UploadView, WaitingPhoto } from "#schema/trainings/upload.ts";
import { faceAnalysis } from "#tests/support/web/face-analysis.ts";
import { pickPhotos } from "#web/features/shared/photos/pick-photos.ts";
import { scaledSize } from "#web/features/shared/photos/scaled-size.ts";
import { type PhotoAnalysis, rememberAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";
import { overviewOf } from "#web/features/uploads/photos/judged-photos.ts";
import {
  EMPTY_LIST,
  type PhotoAction,
  type PhotoList,
  photoList,
  UNDECIDED,
  uploadOf,
} from "#web/features/uploads/photos/photo-list.ts";

const upload = (id: string): UploadView => {
  return { id, url: `/media/${id}`, width: 9, height: 9, size: 9, mimeType: "image/jpeg", duplicate: false };
};
const named = (key: string) => ({ key, name: `${key}.jpg` });
const analysis = (codes: PhotoAnalysis["codes"] = []): PhotoAnalysis => ({ codes, hash: 0n, face: null });

const added = (...keys: string[]): PhotoAction => ({ type: "added", photos: keys.map(named) });
const queued = (...keys: string[]): PhotoAction => ({ type: "queued", keys });
const removed = (...keys: string[]): PhotoAction => ({ type: "removed", keys });
const sent = (key: string, id: string): PhotoAction => ({ type: "sent", key, upload: upload(id) });
const found = (...uploads: (Partial<WaitingPhoto> & { id: string })[]): PhotoAction => ({
  type: "found",
  uploads: uploads.map((one) => ({ ...upload(one.id), name: `${one.id}.jpg`, ...UNCHECKED, ...one })),
});
function seen(key: string, input: Partial<PhotoAnalysis> = {}): PhotoAction {
  const picture = { body: new Blob(["x"]), thumbnail: "blob:x" };
  return { type: "seen", key, analysis: { ...analysis(), ...input }, digest: null, picture };
}

const follow = (list: PhotoList, ...actions: PhotoAction[]) => actions.reduce(photoList, list);
const listOf = (...actions: PhotoAction[]) => follow(EMPTY_LIST, ...actions);
const keysOf = ({ photos }: PhotoList) => photos.map(({ key }) => key).join();
const uploadsOf = ({ photos }: PhotoList) => photos.map((photo) => uploadOf(photo)?.id);

test("photos on their way wait, are looked at, wait to be sent, and arrive", () => {
  const analysing = listOf(added("a"), { type: "analysing", key: "a" });
  expect(analysing.photos[0]).toMatchObject({ stage: "analysing", delivery: { state: "local" } });
  const sending = listOf(added("a"), seen("a"), queued("a"), { type: "progress", key: "a", share: 0.5 });
  expect(sending.photos[0]).toMatchObject({ stage: "seen", delivery: { state: "sending", share: 0.5 } });
  expect(uploadsOf(follow(sending, sent("a", "u1")))).toEqual(["u1"]);
});

test("photos on their way fall back to this device when uploading is stopped, except those that arrived", () => {
  const list = listOf(added("a", "b"), queued("a", "b"), sent("a", "u1"), { type: "stopped" });
  expect(list.photos.map(({ delivery }) => delivery.state)).toEqual(["sent", "local"]);
});

test("photos that the server knows already are copies", () => {
  const list = listOf(added("a", "b"), seen("a"), seen("b"), sent("a", "u1"), sent("b", "u1"));
  expect(uploadsOf(list)).toEqual(["u1", undefined]);
  const judgement = { verdict: "out", reasons: [{ code: "DUPLICATE" }] };
  expect(overviewOf(list.photos).photos[1]?.judgement).toEqual(judgement);
});

test("photos that were removed do not come back with a late answer, but do when undone, at their places", () => {
  const list = listOf(added("a", "b", "c"), seen("b"), sent("b", "u1"), removed("a", "b"), seen("a"));
  expect(keysOf(list)).toBe("c");
  const again = follow(list, { type: "restored" });
  expect(keysOf(again)).toBe("a,b,c");
  // the stored copy was deleted with it
  expect(again.photos[1]?.delivery).toEqual({ state: "local" });
  expect(keysOf(follow(again, { type: "restored" }))).toBe("a,b,c");
});

/** As before the page was reloaded. */
const kept = (...ids: string[]): PhotoList => ({
  ...EMPTY_LIST,
  photos: ids.map((id) => {
    const delivery = { state: "sent", upload: upload(id) } as const;
    return { ...named(id), ...UNDECIDED, stage: "waiting", restored: true, delivery };
  }),
});

test("photos that wait on the server are laid out on another device with what was decided, once", () => {
  const action = found({ id: "u1", anyway: true }, { id: "u2", samePerson: false });
  const list = listOf(action);
  expect(list.photos).toMatchObject([
    { name: "u1.jpg", stage: "waiting", anyway: true, samePerson: null },
    { name: "u2.jpg", stage: "waiting", anyway: false, samePerson: false },
  ]);
  expect(follow(list, action)).toEqual(list);
});

test("photos that wait on the server take away what another tab removed or trained with, and nothing that was just added", () => {
  // the look at them may end before the server answers
  const list = follow(kept("u1", "u2"), added("new"), seen("u1"));
  expect(keysOf(follow(list, found({ id: "u2" })))).toBe("u2,new");
  expect(keysOf(listOf(added("a"), sent("a", "u3"), found()))).toBe("a");
});

test("photos that wait on the server do not come back once they were removed or trained with", () => {
  for (const action of [removed("u1"), { type: "cleared" } as const])
    expect(keysOf(follow(kept("u1"), action, found({ id: "u1" })))).toBe("");
});

test("after a reload what was said of a photo stays, whatever its stored copy looks like", () => {
  const face = faceAnalysis();
  const before: PhotoAnalysis = { ...analysis(["SOFT"]), face };
  const remembered = rememberAnalysis(before)!;
  expect(JSON.stringify(remembered)).not.toMatch(/identity|luma/);
  const reloaded = listOf(added("a")).photos.map((photo) => ({ ...photo, remembered }));
  const action = seen("a", { codes: ["BLURRED"], face: { ...face, share: 0.1 } });
  expect(follow({ ...EMPTY_LIST, photos: reloaded }, action).photos[0]?.analysis).toEqual(before);
  // what could not be looked at is looked at afresh
  expect(rememberAnalysis(analysis(["UNSEEN"]))).toBeNull();
});

test("the overview sends what can be used or is wanted all the same, once, and what failed again", () => {
  const { photos } = listOf(
    added("good", "held", "wanted", "out", "sent", "failed", "waiting"),
    ...["good", "sent", "failed"].map((key) => seen(key)),
    ...["held", "wanted"].map((key) => seen(key, { codes: ["BLURRED"] })),
    { type: "decided", key: "wanted", decisions: { anyway: true } },
    seen("out", { codes: ["NO_FACE"] }),
    sent("sent", "u1"),
    { type: "failed", key: "failed", reason: "lost" },
  );
  const verdicts = { use: 4, held: 1, out: 1 };
  expect(overviewOf(photos)).toMatchObject({ unseen: 1, sent: 1, failed: 1, verdicts });
  expect(overviewOf(photos).toSend).toEqual(["good", "wanted", "failed"]);
});

test("files handed over are parted by type, or by name where the system knows no type", () => {
  const typed = [
    new File([], "a.jpg", { type: "image/jpeg" }),
    new File([], "b.txt", { type: "text/plain" }),
  ];
  const { photos, others } = pickPhotos([...typed, new File([], "IMG_1.HEIC"), new File([], ".DS_Store")]);
  expect([...photos.map(({ name }) => name), others]).toEqual(["a.jpg", "IMG_1.HEIC", 2]);
});

test.each([
  [4_000, 3_000, 2_048, 1_536],
  [3_000, 4_000, 1_536, 2_048],
  // never enlarged, and no side is lost
  [640, 480, 640, 480],
  [20_000, 3, 2_048, 1],
])("a photo of %i by %i is uploaded as one of %i by %i", (width, height, scaledWidth, scaledHeight) => {
  expect(scaledSize(width, height, 2_048)).toEqual({ width: scaledWidth, height: scaledHeight });
});
