import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PARSERS } from "#schema/operations/index.ts";
import { imagesOutput, modelOutput } from "#schema/operations/outputs.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { photoReport } from "#schema/trainings/training.ts";
import { seedColour } from "#tests/support/fake-compute.ts";
import {
  cataloguePrompt,
  PORTRAITS,
  rejection,
  type Setup,
  startSetup,
  until,
} from "#tests/support/inference-setup.ts";

let setup: Setup;
beforeEach(async () => {
  setup = await startSetup();
});
afterEach(() => setup.close());

async function colourOf(url: string) {
  const response = await fetch(url);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(Number(response.headers.get("content-length"))).toBe(bytes.byteLength);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, r: data[0] ?? -1, g: data[1] ?? -1, b: data[2] ?? -1 };
}

describe("the official client", () => {
  test("trains: submit, status, result", async () => {
    const submitted = await setup.train({
      "me.jpg": "photo",
      "sub/odd name.PNG": "photo",
      "x.jpg": "not a photo",
    });
    expect(submitted).toMatchObject({ status: "IN_QUEUE", queue_position: 0 });
    const requestId = submitted.request_id;
    expect(submitted.status_url).toBe(
      `${setup.server.url}/${trainModel.endpoint}/requests/${requestId}/status`,
    );

    const status = await setup.completed(trainModel.endpoint, requestId);
    expect(status).toMatchObject({ metrics: { inference_time: expect.any(Number) } });

    const result = await setup.fal.queue.result(trainModel.endpoint, { requestId });
    expect(result.requestId).toBe(requestId);
    const output = modelOutput.schema(PARSERS).parse(result.data);
    expect(output.diffusers_lora_file.content_type).toBe("application/octet-stream");
    const bundle = await fetch(output.diffusers_lora_file.url);
    expect(await bundle.json()).toEqual(["me.jpg", "sub/odd name.PNG"]);
    const config = await (await fetch(output.config_file.url)).json();
    expect(config).toMatchObject({ trigger_word: "ohwx", steps: 1000 });
    const reports = photoReport.array().parse(config.photos);
    expect(reports.map((photo) => photo.accepted)).toEqual([true, true, false]);
  });

  test("makes one picture per seed, of the catalogue scene its prompt comes from", async () => {
    const prompt = cataloguePrompt("cyberpunk", 2, 3);
    const { request_id: requestId } = await setup.portrait({ prompt, count: 3, seed: 40 });
    await setup.completed(PORTRAITS, requestId);

    const { data } = await setup.fal.queue.result(PORTRAITS, { requestId });
    const output = imagesOutput.schema(PARSERS).parse(data);
    expect(output.seed).toBe(40);
    const colours = await Promise.all(output.images.map((image) => colourOf(image.url)));
    for (const [index, colour] of colours.entries()) {
      const wanted = seedColour(40 + index);
      expect(colour).toMatchObject({ width: 256, height: 320 });
      expect(
        Math.abs(colour.r - wanted.r) + Math.abs(colour.g - wanted.g) + Math.abs(colour.b - wanted.b),
      ).toBeLessThan(12);
    }
    expect(setup.engine.portraits.map((call) => call.seed).sort()).toEqual([40, 41, 42]);
    expect(setup.engine.portraits[0]).toMatchObject({ theme: "cyberpunk", promptNumber: 13 });
  });

  test("sees its place in the queue, and two requests running at once", async () => {
    setup.engine.pause();
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) ids.push((await setup.portrait({ seed: n })).request_id);
    const look = () => Promise.all(ids.map((requestId) => setup.fal.queue.status(PORTRAITS, { requestId })));
    const [first, second, third, fourth] = await look();
    expect([first?.status, second?.status]).toEqual(["IN_PROGRESS", "IN_PROGRESS"]);
    expect(third).toMatchObject({ status: "IN_QUEUE", queue_position: 0 });
    expect(fourth).toMatchObject({ status: "IN_QUEUE", queue_position: 1 });
    setup.engine.resume();
    await until(async () => (await look()).every((each) => each.status === "COMPLETED"));
  });

  test("cancels what has not started, and not what has", async () => {
    setup.engine.pause();
    const running = await setup.portrait();
    await setup.portrait();
    const waiting = await setup.portrait({ seed: 99 }, setup.outside.webhookUrl);
    await setup.fal.queue.cancel(PORTRAITS, { requestId: waiting.request_id });
    await setup.fal.queue.cancel(PORTRAITS, { requestId: running.request_id });
    setup.engine.resume();

    const cancelled = await setup.completed(PORTRAITS, waiting.request_id);
    expect(cancelled).toMatchObject({ error_type: "client_cancelled" });
    const refused = await rejection(setup.fal.queue.result(PORTRAITS, { requestId: waiting.request_id }));
    expect(refused.status).toBe(499);
    await setup.completed(PORTRAITS, running.request_id);
    const { data } = await setup.fal.queue.result(PORTRAITS, { requestId: running.request_id });
    expect(imagesOutput.schema(PARSERS).parse(data).images).toHaveLength(1);
    expect(setup.engine.portraits.map((call) => call.seed)).not.toContain(99);
    expect(setup.outside.webhooks).toEqual([]);

    for (const { request_id: requestId } of [running, waiting]) {
      const late = await rejection(setup.fal.queue.cancel(PORTRAITS, { requestId }));
      expect(late).toMatchObject({ status: 400, body: { status: "ALREADY_COMPLETED" } });
    }
    const unknown = await rejection(setup.fal.queue.cancel(PORTRAITS, { requestId: crypto.randomUUID() }));
    expect(unknown).toMatchObject({ status: 404, body: { status: "NOT_FOUND" } });
  });
});

test("the result of what is still worked on is refused", async () => {
  setup.engine.pause();
  const { request_id: requestId } = await setup.portrait();
  const refused = await rejection(setup.fal.queue.result(PORTRAITS, { requestId }));
  expect(refused).toMatchObject({ status: 400, body: { detail: "Request is still in progress" } });
  setup.engine.resume();
});
