import { expect, test } from "vitest";
import type { Statement } from "#db/client.ts";
import { completeJob, isAwaited } from "#db/queries/jobs/job-storing.ts";
import { takeDown } from "#db/queries/staff/take-down.ts";
import { insertPerson } from "#tests/support/accounts/people.ts";
import { databaseForFile, refusedBy } from "#tests/support/database/database.ts";
import {
  addCharge,
  editRows,
  generationRow,
  insertInto,
  jobRow,
  packRows,
  pictureRow,
  trainingRow,
  videoPackRows,
  videoRows,
} from "#tests/support/database/rows.ts";
import { rowOf, rowsOf } from "#tests/support/database/sql.ts";
import { uploadRow } from "#tests/support/photos/uploads.ts";

const base = databaseForFile();
const now = Date.now();

type Own = Readonly<Record<"id" | "userId" | "chargeId", string>>;
/** Somebody who has things made, each paid by itself. */
async function maker() {
  const { userId } = await insertPerson(base, { credits: 100 });
  /** Writes rows down under a new id, and answers it. */
  async function add(rows: (own: Own) => Statement[]): Promise<string> {
    const own = { id: crypto.randomUUID(), userId, chargeId: await addCharge(base.db, userId) };
    await base.db.write(rows(own));
    return own.id;
  }
  return {
    userId,
    add,
    model: () => add((own) => [trainingRow(own)]),
    picture: (trainingId: string | null = null) => add((own) => [generationRow({ ...own, trainingId })]),
    edit: (from: { generationId?: string; editId?: string }) =>
      add((own) => [
        ...editRows(own),
        insertInto("imageToImageInput", { imageToImageGenerationId: own.id, order: 1, ...from }),
      ]),
    video: (from: { generationId?: string; editId?: string; madeVideoId?: string }, videoPackId?: string) =>
      add((own) => [
        ...videoRows({ ...own, videoPackId }),
        insertInto("videoInput", {
          ...{ videoGenerationId: own.id, order: 1, inputType: "IMAGE", role: "image", ...from },
        }),
      ]),
    film: (trainingId: string) =>
      add(({ id }) =>
        videoPackRows({
          ...{ id, userId, trainingId, filmUrl: `outputs/${userId}/${id}/1/film.mp4` },
          ...{ filmJobId: id, filmSeconds: 5 },
        }),
      ),
  };
}

const photoRow = (trainingId: string, key: string) =>
  insertInto("trainingUploadImage", {
    ...{ id: crypto.randomUUID(), url: "x", key, name: "x", size: 1 },
    ...{ mimeType: "image/jpeg", position: 0, trainingId },
  });

const TABLES = [
  ...["generation", "imageToImageGeneration", "videoGeneration", "videoPack", "userGeneratedPack"],
  ...["training", "shareLink", "promptPackShowcaseImage"],
];
/** Those of these that are still there. */
const leftOf = async (ids: readonly string[]) => {
  const every = TABLES.map((table) => `SELECT id FROM ${table}`).join(" UNION ALL ");
  const list = JSON.stringify(ids);
  const rows = await rowsOf(
    base.db,
    `SELECT id FROM (${every}) WHERE id IN (SELECT value FROM json_each(?))`,
    list,
  );
  return rows.map(({ id }) => id).toSorted();
};
const garbage = async (userId: string) =>
  (
    await rowsOf<{ prefix: string }>(
      base.db,
      "SELECT prefix FROM mediaGarbage WHERE prefix LIKE 'outputs/' || ? || '/%'",
      userId,
    )
  ).map(({ prefix }) => prefix.slice(`outputs/${userId}/`.length));

test("a model goes with all that anybody made with it and from that, and nothing else does", async () => {
  const [ada, bob] = [await maker(), await maker()];
  const [model, other] = [await ada.model(), await ada.model()];
  const picture = await ada.picture(model);
  const edit = await ada.edit({ generationId: picture });
  const again = await ada.edit({ editId: edit });
  const video = await ada.video({ editId: again });
  const longer = await ada.video({ madeVideoId: video });
  const film = await ada.film(model);
  // whose still is gone
  const scene = await ada.video({}, film);
  const lent = await bob.picture(model);
  const order = await bob.add((own) => packRows({ ...own, trainingId: model }));
  const learned = await ada.picture();
  await base.db.write([photoRow(model, `outputs/${ada.userId}/${learned}.jpg`)]);
  const shared = { createdAt: now, expires: now + 1000 };
  const [link, offer] = [crypto.randomUUID(), crypto.randomUUID()];
  await base.db.write([
    insertInto("shareLink", { id: link, userId: bob.userId, itemId: lent, ...shared }),
    insertInto("promptPackShowcaseImage", {
      ...{
        id: offer,
        userId: ada.userId,
        generationId: picture,
        trainingId: model,
        imageUrl: "x",
        prompt: "x",
      },
      ...{ promptPackId: "mobster/the-don", gender: "WOMAN", consentVersion: "2026-11-25", isApproved: 1 },
      ...{ createdAt: now, decidedAt: now },
    }),
  ]);
  const kept = [other, await ada.picture(other), await ada.picture(), await bob.picture()];
  kept.push(await ada.edit({ generationId: kept[1]! }), await bob.video({ generationId: kept[3]! }));
  kept.push(await ada.film(other));
  const gone = [model, picture, edit, again, video, longer, film, scene, lent, order, learned, link, offer];
  expect(await leftOf([...gone, ...kept])).toEqual([...gone, ...kept].toSorted());

  await base.db.write(takeDown({ ids: [model], now }));
  expect(await leftOf([...gone, ...kept])).toEqual(kept.toSorted());
  expect((await garbage(ada.userId)).toSorted()).toEqual(
    [
      ...[`${model}/1/model`, `${picture}.jpg`, `${learned}.jpg`, `${film}/1/film.mp4`],
      ...[edit, again].map((id) => `${id}/1/0.png`),
      ...[video, longer, scene].map((id) => `${id}/1/video.mp4`),
    ].toSorted(),
  );
  expect(await garbage(bob.userId)).toEqual([`${lent}.jpg`]);
  expect(await refusedBy(base.db, ...takeDown({ ids: [model], now }))).toBe("not_there");
});

test("models of the same photos go with it, a failed attempt too, and the photos though they are kept", async () => {
  const ada = await maker();
  const failed = (own: Own) => [trainingRow({ ...own, status: "FAILED", keepPhotos: true })];
  const [first, again, later, other] = [
    await ada.add(failed),
    await ada.model(),
    await ada.model(),
    await ada.model(),
  ];
  const { userId } = ada;
  const [one, two, three] = [`${userId}-1`, `${userId}-2`, `${userId}-3`] as const;
  const keyOf = (id: string) => `uploads/${userId}/${id}.jpg`;
  const learned = { [first]: [one, two], [again]: [one, two], [later]: [two], [other]: [three] };
  await base.db.write([
    ...[one, two, three].map((id) => uploadRow({ id, userId })),
    ...Object.entries(learned).flatMap(([id, photos]) => photos.map((photo) => photoRow(id, keyOf(photo)))),
  ]);
  const [lost, kept] = [await ada.picture(later), await ada.picture(other)];
  await base.db.write(takeDown({ ids: [again], now }));
  expect(await leftOf([first, again, later, other, lost, kept])).toEqual([other, kept].toSorted());
  const uploads = "SELECT id FROM uploadedImage WHERE userId = ?";
  expect(await rowsOf(base.db, uploads, userId)).toEqual([{ id: three }]);
  const announced =
    "SELECT prefix FROM mediaGarbage WHERE prefix LIKE 'uploads/' || ? || '/%' ORDER BY prefix";
  expect(await rowsOf(base.db, announced, userId)).toEqual([one, two].map((id) => ({ prefix: keyOf(id) })));
});

test("several go together, or none where one of them is not there", async () => {
  const [ada, bob] = [await maker(), await maker()];
  const [model, picture, another] = [await ada.model(), await bob.picture(), await bob.model()];
  const ids = [model, picture, another];
  expect(await refusedBy(base.db, ...takeDown({ ids: [...ids, "none"], now }))).toBe("not_there");
  expect(await leftOf(ids)).toEqual(ids.toSorted());
  await base.db.write(takeDown({ ids, now }));
  expect(await leftOf(ids)).toEqual([]);
});

test("a picture goes with what was made from it and with films that have it in them; its model and the rest stay", async () => {
  const ada = await maker();
  const model = await ada.model();
  const [picture, beside] = [await ada.picture(model), await ada.picture(model)];
  const film = await ada.film(model);
  const gone = [picture, await ada.edit({ generationId: picture }), film];
  gone.push(await ada.video({ generationId: picture }, film));
  const scene = await ada.video({ generationId: beside }, film);
  const kept = [model, beside, scene];
  await base.db.write(takeDown({ ids: [picture], now }));
  expect(await leftOf([...gone, ...kept])).toEqual(kept.toSorted());
  expect(await garbage(ada.userId)).toContain(`${film}/1/film.mp4`);
  // a scene without its film is a video like any other
  expect(await rowsOf(base.db, "SELECT id FROM libraryItem WHERE id = ?", scene)).toHaveLength(1);
});

test("work on a model ends whoever asked for it and however far it is, and nothing waits for it any more", async () => {
  const [ada, bob] = [await maker(), await maker()];
  const [model, other] = [await ada.model(), await ada.model()];
  const requested = (by: typeof ada, trainingId: string, status: string) =>
    by.add((own) => [
      jobRow({ ...own, subjectId: own.id, kind: "PICTURES", status }),
      generationRow({ ...own, trainingId, status: "PENDING", jobId: own.id, position: 0 }),
    ]);
  const [mine, theirs] = [await requested(ada, model, "STORING"), await requested(bob, model, "SUBMITTED")];
  const untouched = await requested(ada, other, "STORING");
  const order = await bob.add((own) => packRows({ ...own, trainingId: model, status: "PENDING" }));
  const prompt = await bob.add((own) => [
    jobRow({ ...own, subjectId: order, kind: "PACK_PROMPT" }),
    pictureRow({ id: own.id, packId: order, jobId: own.id, position: 0 }),
  ]);
  await base.db.write(takeDown({ ids: [model], now }));
  const standing = (id: string) =>
    rowOf(base.db, "SELECT cancelRequestedAt AS marked, fence FROM job WHERE id = ?", id);
  for (const id of [mine, theirs, prompt]) {
    expect(await standing(id)).toEqual({ marked: now, fence: 1 });
    expect(await isAwaited(base.db, id)).toBe(false);
  }
  expect(await standing(untouched)).toEqual({ marked: null, fence: 0 });
  expect(await isAwaited(base.db, untouched)).toBe(true);
  // whoever stored at that moment comes too late
  const store = (id: string) =>
    refusedBy(base.db, ...completeJob({ id, fence: 0, delivered: 1, result: {}, now }));
  expect(await store(mine)).toBe("moved_on");
  expect(await store(untouched)).toBe(null);
});
