import { beforeEach, expect, test } from "vitest";
import type { ErrorCode } from "#schema/errors/errors.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import {
  addCharge,
  type Columns,
  editRows,
  generationRow,
  insertInto,
  trainingRow,
  videoPackRows,
  videoRows,
} from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { filmMaker } from "#tests/support/jobs/people/film-maker.ts";
import { expectRefused, refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

/** What a video may do with whomever the things show that it is made from. */
const harness = harnessForFile();
beforeEach(() =>
  replaceDeps(harness, () => ({
    config: { INFERENCE_KIND: "provider" },
    queue: { publish: async () => {} },
  })),
);

const UNDRESSING = "she slowly takes off her dress";
const SUGGESTIVE = "in lace lingerie, twerking";
const ORDINARY = "she turns to the camera and smiles";

/** Someone with whatever a video can be made from, and what asks for one. */
async function maker() {
  const person = await filmMaker(harness, 1000, { rowsOnly: true });
  const { userId, video } = person;
  type Inputs = NonNullable<NonNullable<Parameters<typeof video>[0]>["inputs"]>;
  const row = async (owner = userId) => ({
    id: crypto.randomUUID(),
    userId: owner,
    chargeId: await addCharge(harness.db, owner),
  });
  /** A model, of somebody else where another owner is named. */
  const model = async (columns: Columns = {}, owner = userId) => {
    const own = await row(owner);
    await harness.db.write([trainingRow({ ...own, ...columns })]);
    return own.id;
  };
  const picture = async (columns: Columns = {}): Promise<Inputs> => {
    const own = await row();
    await harness.db.write([generationRow({ ...own, promptPackId: null, ...columns })]);
    return { image: [{ kind: "picture", id: own.id }] };
  };
  const sources: Record<string, () => Promise<Inputs>> = {
    "a photo": async () => ({ image: [person.source] }),
    "an edit": async () => {
      const own = await row();
      await harness.db.write(editRows(own));
      return { image: [{ kind: "edit", id: own.id }] };
    },
    "a picture of a face on a photo": () =>
      picture({ referenceImageOptions: '{"kind":"FACE","strength":1}', modelId: "fal-ai/flux-pulid" }),
    "a picture of a model that is gone": () => picture(),
    "an uploaded video": async () => {
      const id = crypto.randomUUID();
      const key = `uploads/${userId}/${id}.mp4`;
      const file = { key, url: `/media/${key}`, name: "x", size: 9, mimeType: "video/mp4", hash: id };
      const shape = { duration: 4.2, width: 1280, height: 720, videoCodec: "avc" };
      await harness.db.write([
        insertInto("uploadedVideo", { id, userId, ...file, ...shape, createdAt: harness.now() }),
      ]);
      return { video: [{ kind: "uploadedVideo", id }] };
    },
    "a video of a photo": async () => {
      const own = await row();
      await harness.db.write(videoRows(own));
      return { video: [{ kind: "video", id: own.id }] };
    },
  };
  const ask = (inputs: Inputs, prompt: string) =>
    video({
      ...{ type: "video" in inputs ? "VIDEO_TO_VIDEO" : "IMAGE_TO_VIDEO", model: "WAN2", quality: "LOW" },
      inputs,
      options: { prompt, seconds: 5, aspect: "16:9" },
    });
  const strikes = () => rowsOf(harness.db, "SELECT id FROM safetyStrike WHERE userId = ?", userId);
  const refuse = (code: ErrorCode, inputs: Inputs, prompt: string) =>
    expectRefused(harness, { userId, code }, () => ask(inputs, prompt));
  return { ...person, model, picture, sources, ask, refuse, strikes };
}

test.each([
  "a photo",
  "an edit",
  "a picture of a face on a photo",
  "a picture of a model that is gone",
  "an uploaded video",
  "a video of a photo",
])(
  "%s may show anybody, so its video does nothing suggestive, with no child and no public figure",
  async (kind) => {
    const { sources, ask, refuse } = await maker();
    const inputs = await sources[kind]!();
    await refuse("LIKENESS_SEXUAL", inputs, UNDRESSING);
    await refuse("LIKENESS_SEXUAL", inputs, SUGGESTIVE);
    await refuse("LIKENESS_YOUNG", inputs, "a schoolboy waves");
    await refuse("LIKENESS_PUBLIC_FIGURE", inputs, "she becomes Taylor Swift");
    expect(await refusal(ask(inputs, ORDINARY))).toBeNull();
  },
);

test("a picture of one's own model is undressed no more, and moves as it was dressed", async () => {
  const { model, picture, ask, refuse, video, userId } = await maker();
  const trainingModel = await model();
  const inputs = await picture({ trainingId: trainingModel });
  await refuse("LIKENESS_SEXUAL", inputs, UNDRESSING);
  expect(await refusal(ask(inputs, SUGGESTIVE))).toBeNull();
  const withStill = (prompt: string) =>
    video({
      ...{ type: "TEXT_TO_VIDEO", model: "WAN2", quality: "LOW", trainingModel, inputs: {} },
      options: { prompt, seconds: 5, aspect: "16:9" },
    });
  await expectRefused(harness, { userId, code: "LIKENESS_SEXUAL" }, () =>
    withStill("me, slowly taking off my dress"),
  );
  expect(await refusal(withStill("me on a beach in a bikini"))).toBeNull();
});

test("nothing suggestive is made of a picture of a model that is open, or that somebody else lent", async () => {
  const { model, picture, ask, refuse, strikes } = await maker();
  const lender = await signedIn(harness, { credits: 10 });
  const open = await model({ isPublic: true });
  for (const trainingId of [open, await model({}, lender.userId)]) {
    const inputs = await picture({ trainingId });
    await refuse("PUBLIC_MODEL_ADULT", inputs, UNDRESSING);
    await refuse("PUBLIC_MODEL_ADULT", inputs, SUGGESTIVE);
    expect(await refusal(ask(inputs, ORDINARY))).toBeNull();
  }
  const earlier = await picture({ trainingId: open, prompt: "LKN12345678, a woman, in lace lingerie" });
  const counted = await strikes();
  await refuse("PUBLIC_MODEL_ADULT", earlier, ORDINARY);
  // nobody wrote these words for this video
  expect(await strikes()).toEqual(counted);
  const fromPack = await picture({
    ...{ trainingId: open, promptPackId: null },
    prompt: "LKN12345678, a woman, with childlike delight, a light in each pupil",
  });
  expect(await refusal(ask(fromPack, ORDINARY))).toBeNull();
});

test("scenes move by what their stills were made of, whatever the storyboard says by now", async () => {
  const { userId, client, model, picture, strikes } = await maker();
  const trainingId = await model({ isPublic: true });
  const move = async (still: string, scene: string) => {
    const id = crypto.randomUUID();
    const { image } = await picture({ trainingId, prompt: still });
    const pictureId = image![0]!.id;
    await harness.db.write(videoPackRows({ id, userId, trainingId, mainIdea: scene, pictureId }));
    return client.trpc.videoPacks.moveScenes.mutate({
      ...{ requestKey: crypto.randomUUID(), id },
      sceneIds: [`${id}-1`],
    });
  };
  expect(await refusal(move("LKN12345678, a woman, in lace lingerie", "me in Paris"))).toBe(
    "PUBLIC_MODEL_ADULT",
  );
  expect(await refusal(move("LKN12345678, a woman, in Paris", "me in lace lingerie"))).toBeNull();
  expect(await strikes()).toEqual([]);
});

test("a person who does not exist moves by the rules of any prompt", async () => {
  const { model, picture, ask, refuse } = await maker();
  const inputs = await picture({ trainingId: await model({ isVirtual: true }) });
  expect(await refusal(ask(inputs, SUGGESTIVE))).toBeNull();
  await refuse("PROMPT_REFUSED", inputs, "she is naked");
});
