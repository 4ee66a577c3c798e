import sharp from "sharp";
import { expect, test } from "vitest";
import { PARSERS } from "#schema/operations/index.ts";
import { imagesOutput, modelOutput } from "#schema/operations/outputs.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { photoReport } from "#schema/trainings/training.ts";
import { cataloguePrompt, PORTRAITS, startSetup, until } from "#tests/support/local/inference-setup.ts";

const IMAGES = imagesOutput.schema(PARSERS);

test("trains: submit, status, result", async () => {
  const { fal, server, train, completed } = await startSetup();
  const photos = { "me.jpg": "photo", "sub/odd name.PNG": "photo", "x.jpg": "not a photo" };
  const submitted = await train(photos);
  const requestId = submitted.request_id;
  expect(submitted).toMatchObject({
    status: "IN_QUEUE",
    queue_position: 0,
    status_url: `${server.url}/${trainModel.endpoint}/requests/${requestId}/status`,
  });
  const status = await completed(trainModel.endpoint, requestId);
  expect(status).toMatchObject({ metrics: { inference_time: expect.any(Number) } });

  const { data } = await fal.queue.result(trainModel.endpoint, { requestId });
  const output = modelOutput.schema(PARSERS).parse(data);
  const bundle = await fetch(output.diffusers_lora_file.url);
  expect(await bundle.json()).toEqual(["me.jpg", "sub/odd name.PNG"]);
  const config = await (await fetch(output.config_file.url)).json();
  expect(config).toMatchObject({ trigger_word: "ohwx", steps: 1000 });
  const reports = photoReport.array().parse(config.photos);
  expect(reports.map((photo) => photo.accepted)).toEqual([true, true, false]);
});

test("makes one picture per seed, of the catalogue scene its prompt comes from", async () => {
  const { engine, run, portraitInput } = await startSetup();
  const prompt = cataloguePrompt("cyberpunk", 2, 3);
  const { data } = await run(PORTRAITS, portraitInput({ prompt, count: 3, seed: 40 }));
  const output = IMAGES.parse(data);
  expect(output.seed).toBe(40);
  for (const { url } of output.images) {
    const response = await fetch(url);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([256, 320]);
  }
  expect(engine.portraits.map((call) => call.seed).sort()).toEqual([40, 41, 42]);
  expect(engine.portraits[0]).toMatchObject({ theme: "cyberpunk", promptNumber: 13 });
});

test("sees its place in the queue, and two requests running at once", async () => {
  const { fal, engine, portrait } = await startSetup();
  engine.pause();
  const ids: string[] = [];
  for (let seed = 0; seed < 4; seed++) ids.push((await portrait({ seed })).request_id);
  const look = () => Promise.all(ids.map((requestId) => fal.queue.status(PORTRAITS, { requestId })));
  expect(await look()).toMatchObject([
    { status: "IN_PROGRESS" },
    { status: "IN_PROGRESS" },
    { status: "IN_QUEUE", queue_position: 0 },
    { status: "IN_QUEUE", queue_position: 1 },
  ]);
  engine.resume();
  await until(async () => (await look()).every((each) => each.status === "COMPLETED"));
});
