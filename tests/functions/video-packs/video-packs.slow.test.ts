import { expect, test } from "vitest";
import { MAX_VIDEO_PACKS, SCENES } from "#schema/limits.ts";
import { videoPackRows } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { balanceOf, expectConsistent, expectSwept, movementsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { director, PRICES } from "#tests/support/jobs/people/director.ts";
import { insertModelOwner } from "#tests/support/jobs/people/model-owner.ts";
import { expectRefused, refusal, told } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

/** A video pack from the idea to the film, as its owner makes it. */
const { harness } = jobHarnessForFile();
const uuid = () => crypto.randomUUID();

test("an idea becomes a storyboard, stills, scenes that move and a film, each step paid by itself", async () => {
  const { userId, client, videoPacks, id, pack, ended, key, idsOf } = await director(harness, 200);
  const board = await pack();
  expect(board).toMatchObject({
    ...{ id, name: "A winter day in Paris", mainIdea: "a winter day in Paris", status: "PENDING" },
    ...{ aspect: "16:9", model: "FRAMEPACK", quality: "LOW", trainingName: "Me", videoCount: 0 },
    ...{ generationIds: [], selectedGenerationIds: [], videoUrls: [], filmUrl: null },
  });
  expect(await balanceOf(harness, userId)).toBe(200);

  const [first, second, third] = idsOf(board) as [string, string, string];
  const edited = board.scenes.map(({ stills: _, video: __, selectedGenerationId: ___, ...scene }) => scene);
  const { name, model, quality } = board;
  await videoPacks.save.mutate({
    ...{ id, name: "Paris", model, quality },
    scenes: [edited[1]!, { ...edited[0]!, prompt: "me under the Eiffel tower" }, edited[2]!],
  });
  expect(idsOf(await pack())).toEqual([second, first, third]);
  expect(await pack()).toMatchObject({
    name: "Paris",
    scenes: [{}, { prompt: "me under the Eiffel tower" }, {}],
  });

  await videoPacks.makeStills.mutate({ ...key(), sceneIds: [second, first], count: 2 });
  expect((await pack()).status).toBe("PROCESSING");
  expect(await balanceOf(harness, userId)).toBe(200 - 4 * PRICES.still);
  const stills = await ended();
  expect(stills.status).toBe("PENDING");
  expect(stills.scenes.map((scene) => scene.stills.length)).toEqual([2, 2, 0]);
  expect(stills.generationIds).toEqual(
    stills.scenes.flatMap((scene) => scene.stills.map((still) => still.id)),
  );
  expect((await client.fetch(stills.scenes[0]!.stills[0]!.url!)).status).toBe(200);
  // they are pictures of the library too
  expect((await client.trpc.generations.list.query({})).items).toHaveLength(4);

  const [inSecond, inFirst] = stills.scenes.map((scene) => scene.stills[1]?.id) as [string, string];
  await videoPacks.chooseStill.mutate({ id, sceneId: second, generationId: inSecond });
  expect(await refusal(videoPacks.moveScenes.mutate({ ...key(), sceneIds: [second, first] }))).toBe(
    "STILL_NEEDED",
  );
  await videoPacks.chooseStill.mutate({ id, sceneId: first, generationId: inFirst });
  expect((await pack()).selectedGenerationIds).toEqual([inSecond, inFirst]);
  // a still of another scene is none of this one's
  expect(await refusal(videoPacks.chooseStill.mutate({ id, sceneId: third, generationId: inFirst }))).toBe(
    "NOT_FOUND",
  );

  expect(await refusal(videoPacks.join.mutate(key()))).toBe("SCENES_TO_JOIN");
  await videoPacks.moveScenes.mutate({ ...key(), sceneIds: [second, first] });
  expect(await balanceOf(harness, userId)).toBe(200 - 4 * PRICES.still - 2 * PRICES.scene);
  const moved = await ended();
  expect(moved).toMatchObject({ status: "PENDING", videoCount: 2, filmUrl: null, filmIsCurrent: false });
  expect(moved.scenes.map((scene) => scene.video?.status)).toEqual(["COMPLETED", "COMPLETED", undefined]);
  expect(moved.videoUrls).toEqual(moved.scenes.slice(0, 2).map((scene) => scene.video!.url));
  expect(moved.scenes[0]!.video).toMatchObject({ seconds: 5, width: 854, height: 480 });
  // they are shown with the film, and not among single videos
  expect((await client.trpc.videos.list.query({})).items).toEqual([]);

  await videoPacks.join.mutate(key());
  const film = await ended();
  expect(film).toMatchObject({ status: "COMPLETED", filmSeconds: 10, filmIsCurrent: true });
  const file = await client.fetch(film.filmUrl!);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).toContain(
    "compositeWithTrainedAlgorithmicMedia",
  );
  const part = await client.fetch(film.filmUrl!, { headers: { range: "bytes=4-7" } });
  expect([part.status, await part.text()]).toEqual([206, "ftyp"]);
  const saved = await client.fetch(`${film.filmUrl}?download=1`);
  expect(saved.headers.get("content-disposition")).toMatch(/-video-001\.mp4$/);
  expect((await movementsOf(harness, userId)).map(({ credits }) => credits)).toEqual([
    200,
    -4 * PRICES.still,
    -2 * PRICES.scene,
    -PRICES.join,
  ]);
  const [charge] = (await client.trpc.user.creditHistory.query({})).items;
  expect(charge).toMatchObject({ reasonExtra: { kind: "VIDEO_JOIN", subjectId: id } });
  expect((await videoPacks.list.query({})).items).toMatchObject([
    {
      id,
      name: "Paris",
      sceneCount: 3,
      videoCount: 2,
      status: "COMPLETED",
      coverUrl: stills.scenes[0]!.stills[1]!.url,
    },
  ]);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);

  // in another order it is no longer of these scenes, and joined again it takes the old film's place
  const again = [film.scenes[1]!, film.scenes[0]!, film.scenes[2]!];
  await videoPacks.save.mutate({
    ...{ id, name, model, quality },
    scenes: again.map(({ stills: _, video: __, selectedGenerationId: ___, ...scene }) => scene),
  });
  expect(await pack()).toMatchObject({ status: "COMPLETED", filmIsCurrent: false });
  await videoPacks.join.mutate(key());
  const second2 = await ended();
  expect(second2.filmIsCurrent).toBe(true);
  expect(second2.filmUrl).not.toBe(film.filmUrl);
  expect((await client.fetch(film.filmUrl!)).status).toBe(404);
  await expectSwept(harness, userId);
});

test("deleted, it goes with its film and its scenes' videos, and its stills stay", async () => {
  const work = await director(harness, 200, 2);
  const { userId, client, videoPacks, id, withVideos, key, ended } = work;
  await withVideos();
  await videoPacks.join.mutate(key());
  const film = await ended();
  await videoPacks.delete.mutate({ id });
  expect(await refusal(videoPacks.get.query({ id }))).toBe("NOT_FOUND");
  for (const url of [film.filmUrl!, ...film.videoUrls]) expect((await client.fetch(url)).status).toBe(404);
  expect((await client.trpc.generations.list.query({})).items).toHaveLength(2);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
});

test("a deleted still is no longer chosen, and an earlier video of a scene becomes one like any other", async () => {
  const { client, videoPacks, withVideos, key, ended, pack, idsOf } = await director(harness, 300, 2);
  const moved = await withVideos();
  const [scene] = moved.scenes;
  await videoPacks.moveScenes.mutate({ ...key(), sceneIds: [scene!.id] });
  const again = await ended();
  expect(again.scenes[0]!.video!.id).not.toBe(scene!.video!.id);
  expect((await client.trpc.videos.list.query({})).items).toMatchObject([{ id: scene!.video!.id }]);
  await client.trpc.generations.delete.mutate({ ids: [scene!.stills[0]!.id] });
  const left = moved.scenes[1]!.stills[0]!;
  expect(await pack()).toMatchObject({ generationIds: [left.id], selectedGenerationIds: [left.id] });
  expect((await videoPacks.list.query({})).items).toMatchObject([{ coverUrl: left.url }]);
  expect(await refusal(videoPacks.moveScenes.mutate({ ...key(), sceneIds: idsOf(moved) }))).toBe(
    "STILL_NEEDED",
  );
});

test("nobody else sees or changes it", async () => {
  const { id, key, withStills, idsOf, pack } = await director(harness, 100, 2);
  const scenes = idsOf(await withStills());
  const stranger = await insertModelOwner(harness, { credits: 100 });
  const theirs = stranger.trpc.videoPacks;
  const view = await pack();
  const { name, model, quality } = view;
  const words = view.scenes.map(({ stills: _, video: __, selectedGenerationId: ___, ...scene }) => scene);
  for (const call of [
    theirs.get.query({ id }),
    theirs.save.mutate({ id, name, model, quality, scenes: words }),
    theirs.makeStills.mutate({ ...key(), sceneIds: scenes }),
    theirs.chooseStill.mutate({ id, sceneId: scenes[0]!, generationId: null }),
    theirs.moveScenes.mutate({ ...key(), sceneIds: scenes }),
    theirs.join.mutate(key()),
    theirs.cancel.mutate({ id }),
    theirs.delete.mutate({ id }),
  ])
    expect(await refusal(call)).toBe("NOT_FOUND");
  // nor takes a scene of it into their own
  const own = await theirs.create.mutate({
    requestKey: uuid(),
    mainIdea: "a beach",
    trainingId: stranger.trainingId,
    scenes: 2,
  });
  expect(await refusal(theirs.save.mutate({ id: own.id, name, model, quality, scenes: words }))).toBe(
    "NOT_FOUND",
  );
  expect(await pack()).toEqual(view);
});

test("what is asked twice is done once", async () => {
  const { userId, trpc, trainingId, videoPacks, key, ended, pack, idsOf } = await director(harness, 100, 2);
  const asked = { requestKey: uuid(), mainIdea: "a beach", trainingId };
  const [one, other] = await Promise.all([
    trpc.videoPacks.create.mutate(asked),
    trpc.videoPacks.create.mutate(asked),
  ]);
  expect(one).toEqual(other);
  const step = { ...key(), sceneIds: idsOf(await pack()), count: 1 };
  await Promise.all([videoPacks.makeStills.mutate(step), videoPacks.makeStills.mutate(step)]);
  await ended();
  await videoPacks.makeStills.mutate(step);
  expect(await balanceOf(harness, userId)).toBe(100 - 2 * PRICES.still);
  expect((await pack()).generationIds).toHaveLength(2);
});

test("while a step is under way nothing else begins, changes or deletes it", async () => {
  const { userId, videoPacks, id, key, pack, ended, idsOf } = await director(harness, 100, 2);
  harness.cloud.qstash.pause();
  const view = await pack();
  const sceneIds = idsOf(view);
  await videoPacks.makeStills.mutate({ ...key(), sceneIds });
  const { name, model, quality } = view;
  const scenes = view.scenes.map(({ stills: _, video: __, selectedGenerationId: ___, ...scene }) => scene);
  const refused = (call: () => Promise<unknown>) =>
    expectRefused(harness, { userId, code: "VIDEO_PACK_BUSY" }, call);
  await refused(() => videoPacks.makeStills.mutate({ ...key(), sceneIds }));
  await refused(() => videoPacks.save.mutate({ id, name, model, quality, scenes }));
  await refused(() => videoPacks.delete.mutate({ id }));
  harness.cloud.qstash.resume();
  await ended();
});

test("what cannot be is refused by its field, and nothing changes", async () => {
  const { userId, videoPacks, id, trainingId, pack, key, idsOf } = await director(harness, 100, 2);
  const view = await pack();
  const { name, model, quality } = view;
  const scenes = view.scenes.map(({ stills: _, video: __, selectedGenerationId: ___, ...scene }) => scene);
  const save = (change: object) => () =>
    videoPacks.save.mutate({ id, name, model, quality, scenes, ...change });
  const create = (change: object) => () =>
    videoPacks.create.mutate({ requestKey: uuid(), mainIdea: "a beach", trainingId, ...change });
  const bad: [string, () => Promise<unknown>][] = [
    ["mainIdea", create({ mainIdea: " " })],
    ["scenes", create({ scenes: SCENES.max + 1 })],
    ["scenes", save({ scenes: scenes.slice(1) })],
    ["scenes", save({ scenes: [scenes[0], scenes[0]] })],
    ["scenes.0.seconds", save({ scenes: scenes.map((scene) => ({ ...scene, seconds: 7 })) })],
    ["scenes.0.shot", save({ scenes: scenes.map((scene) => ({ ...scene, shot: "none" })) })],
    ["scenes.0.movement", save({ scenes: scenes.map((scene) => ({ ...scene, movement: "" })) })],
    ["model", save({ quality: "HIGH" })],
    ["model", save({ model: "OMNIHUMAN" })],
    ["sceneIds", () => videoPacks.makeStills.mutate({ ...key(), sceneIds: [] })],
    ["count", () => videoPacks.makeStills.mutate({ ...key(), sceneIds: idsOf(view), count: 5 })],
  ];
  for (const [field, call] of bad) {
    const refused = await expectRefused(harness, { userId, code: "BAD_INPUT" }, call);
    expect(Object.keys(refused!.fields)).toContain(field);
  }
  const unsafe = "me naked";
  await expectRefused(harness, { userId, code: "PROMPT_REFUSED" }, create({ mainIdea: unsafe }));
  await expectRefused(
    harness,
    { userId, code: "PROMPT_REFUSED" },
    save({ scenes: [{ ...scenes[0]!, prompt: unsafe }, scenes[1]] }),
  );
  await expectRefused(harness, { userId, code: "NOT_FOUND" }, create({ trainingId: "none" }));
  // the built-in engine makes no square videos
  await expectRefused(harness, { userId, code: "NEEDS_PROVIDER" }, create({ aspect: "1:1" }));
  expect(await pack()).toEqual(view);
});

test("a model that is not ready, that was deleted, or too few credits begin nothing", async () => {
  const unready = await insertModelOwner(harness, { credits: 10, status: "TRAINING" });
  const { userId } = unready;
  await expectRefused(harness, { userId, code: "TRAINING_NOT_READY" }, () =>
    unready.trpc.videoPacks.create.mutate({
      requestKey: uuid(),
      mainIdea: "a beach",
      trainingId: unready.trainingId,
    }),
  );
  const poor = await director(harness, 2 * PRICES.still - 1, 2);
  const sceneIds = poor.idsOf(await poor.pack());
  await expectRefused(harness, { userId: poor.userId, code: "INSUFFICIENT_CREDITS" }, () =>
    poor.videoPacks.makeStills.mutate({ ...poor.key(), sceneIds, count: 1 }),
  );
  await poor.trpc.trainings.delete.mutate({ id: poor.trainingId });
  expect((await poor.pack()).trainingId).toBeNull();
  await expectRefused(harness, { userId: poor.userId, code: "NOT_FOUND" }, () =>
    poor.videoPacks.makeStills.mutate({ ...poor.key(), sceneIds, count: 1 }),
  );
});

test("a model of the provider's is not begun without it, and scenes of two sizes are not joined", async () => {
  const { userId, videoPacks, id, withVideos, key, pack, ended, idsOf } = await director(harness, 500, 2);
  const moved = await withVideos();
  const { name } = moved;
  const scenes = moved.scenes.map(({ stills: _, video: __, selectedGenerationId: ___, ...scene }) => scene);
  await videoPacks.save.mutate({ id, name, scenes, model: "SEEDANCE", quality: "LOW" });
  await expectRefused(harness, { userId, code: "NEEDS_PROVIDER" }, () =>
    videoPacks.moveScenes.mutate({ ...key(), sceneIds: idsOf(moved) }),
  );
  await videoPacks.save.mutate({ id, name, scenes, model: "FRAMEPACK", quality: "MEDIUM" });
  await videoPacks.moveScenes.mutate({ ...key(), sceneIds: [moved.scenes[0]!.id] });
  await ended();
  expect((await pack()).scenes.map((scene) => scene.video?.height)).toEqual([720, 480]);
  await expectRefused(harness, { userId, code: "SCENES_DIFFER" }, () => videoPacks.join.mutate(key()));
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "provider" } }));
  await videoPacks.save.mutate({ id, name, scenes, model: "WAN2", quality: "HIGH" });
  expect(await told(videoPacks.get.query({ id }))).toBeNull();
});

test("movements undress nobody, and of an open model they are read as strictly as pictures of it", async () => {
  const { userId, videoPacks, id, trainingId, withStills, key } = await director(harness, 500, 2);
  const { name, model, quality, scenes } = await withStills();
  const moved = scenes.map(({ stills: _, video: __, selectedGenerationId: ___, ...scene }) => ({
    ...scene,
    movement: "she takes off her dress",
  }));
  await videoPacks.save.mutate({ id, name, model, quality, scenes: moved });
  const move = () => videoPacks.moveScenes.mutate({ ...key(), sceneIds: scenes.map((scene) => scene.id) });
  await expectRefused(harness, { userId, code: "LIKENESS_SEXUAL" }, move);
  await harness.db.write([sql("UPDATE training SET isPublic = 1 WHERE id = ?", trainingId)]);
  await expectRefused(harness, { userId, code: "PUBLIC_MODEL_ADULT" }, move);
});

test("a film is charged for the scenes that were read, and lasts as long as what was joined", async () => {
  const { userId, videoPacks, withVideos, key, ended, id } = await director(harness, 500, 3);
  const { scenes } = await withVideos();
  let changed = false;
  replaceDeps(harness, (real) => ({
    db: {
      async write(...batch: Parameters<typeof real.db.write>) {
        // a scene's video goes to the trash between the reading and the charge
        if (!changed) {
          changed = true;
          await harness.db.write([
            sql("UPDATE videoGeneration SET deletedAt = 1 WHERE id = ?", scenes[0]!.video!.id),
          ]);
        }
        return real.db.write(...batch);
      },
    },
  }));
  await expectRefused(harness, { userId, code: "CONFLICT" }, () => videoPacks.join.mutate(key()));
  expect(changed).toBe(true);
  await videoPacks.join.mutate(key());
  // and one of those that are joined goes while they are
  await harness.db.write([
    sql("UPDATE videoGeneration SET deletedAt = 2 WHERE id = ?", scenes[1]!.video!.id),
  ]);
  expect(await ended()).toMatchObject({ filmSeconds: 10, filmIsCurrent: false });
  expect((await videoPacks.get.query({ id })).filmUrl).not.toBeNull();
});

test("there is a number of them that nobody needs to pass", async () => {
  const { userId, trpc, trainingId } = await insertModelOwner(harness, { credits: 1 });
  const rows = Array.from({ length: MAX_VIDEO_PACKS }, (_, at) =>
    videoPackRows({ id: `${userId}-${at}`, userId, trainingId }),
  );
  await harness.db.write(rows.flat());
  await expectRefused(harness, { userId, code: "LIBRARY_LIMIT" }, () =>
    trpc.videoPacks.create.mutate({ requestKey: uuid(), mainIdea: "a beach", trainingId }),
  );
});
