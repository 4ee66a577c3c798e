import { expect, test } from "vitest";
import { OPERATIONS } from "#schema/operations/index.ts";
import type { Operation } from "#schema/operations/operation.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import {
  AUTHORIZED,
  PORTRAITS,
  rejection,
  startSetup,
  trainRequest,
} from "#tests/support/local/inference-setup.ts";

const TRAINING = trainModel.endpoint;

test.each([
  ["a missing prompt", { prompt: undefined }, ["body", "prompt"], "value_error"],
  ["too many pictures", { num_images: 5 }, ["body", "num_images"], "value_error"],
  ["no model", { loras: [] }, ["body", "loras"], "value_error"],
  [
    "a model elsewhere",
    { loras: [{ path: "https://example.com/model", scale: 1 }] },
    ["body", "loras", 0, "path"],
    "file_download_error",
  ],
])("%s is refused by its field, as a request that is completed", async (_, change, loc, type) => {
  const { fal, engine, completed, portraitInput } = await startSetup();
  const input = { ...portraitInput(), ...change };
  const { request_id: requestId } = await fal.queue.submit(PORTRAITS, { input });
  const status = await completed(PORTRAITS, requestId);
  expect(status).toMatchObject({ error: "Invalid status code: 422" });
  const error = await rejection(fal.queue.result(PORTRAITS, { requestId }));
  expect([error.status, error.body]).toEqual([
    422,
    { detail: [expect.objectContaining({ loc, type, msg: expect.any(String) })] },
  ]);
  expect(engine.portraits).toEqual([]);
});

test("a training without a usable photo is refused, with every photo's reason; so is an archive that is none, or is gone", async () => {
  const { outside, run } = await startSetup();
  const bodyOf = async (url: string) => (await rejection(run(TRAINING, trainRequest(url)))).body;
  const photos = outside.zip("photos.zip", { "a.jpg": "not a photo", "b.jpg": "not a photo" });
  const reasons = [{ name: "a.jpg", accepted: false, code: "unreadable" }, { name: "b.jpg" }];
  const unusable = { loc: ["body", "images_data_url"], type: "no_usable_photos", ctx: { photos: reasons } };
  expect(await bodyOf(photos)).toMatchObject({ detail: [unusable] });
  const broken = outside.file("broken.zip", Buffer.from("PK but not really"));
  expect(await bodyOf(broken)).toMatchObject({ detail: [{ type: "invalid_archive" }] });
  const gone = `${outside.url}/gone.zip`;
  expect(await bodyOf(gone)).toMatchObject({ detail: [{ type: "file_download_error" }] });
});

test("an unknown endpoint, sub-path or request, another app's request, a foreign webhook and no JSON are refused", async () => {
  const { fal, server, portrait, portraitInput } = await startSetup();
  const { submit, status, result } = fal.queue;
  const { request_id: requestId } = await portrait();
  const input = portraitInput();
  const statusOf = async (call: Promise<unknown>) => (await rejection(call)).status;
  expect(await statusOf(submit("fal-ai/nothing", { input }))).toBe(404);
  expect(await statusOf(submit(`${PORTRAITS}/sub`, { input }))).toBe(404);
  expect(await statusOf(status(TRAINING, { requestId }))).toBe(404);
  expect(await statusOf(result(PORTRAITS, { requestId: crypto.randomUUID() }))).toBe(404);
  expect(await statusOf(submit(PORTRAITS, { input, webhookUrl: "https://example.com/hook" }))).toBe(400);
  const call = { method: "POST", body: "hello", headers: AUTHORIZED };
  expect((await fetch(`${server.url}/${PORTRAITS}`, call)).status).toBe(400);
});

test("what the server offers is what the operations say of it", async () => {
  const { server } = await startSetup();
  // some are one endpoint of the provider, which is there for any of them
  const byEndpoint = Object.groupBy(Object.values(OPERATIONS) as Operation[], ({ endpoint }) => endpoint);
  for (const [endpoint, operations = []] of Object.entries(byEndpoint)) {
    const call = { method: "POST", body: "{}", headers: AUTHORIZED };
    const { status } = await fetch(`${server.url}/${endpoint}`, call);
    const isOffered = operations.some(({ embedded }) => embedded !== "none");
    expect([endpoint, status]).toEqual([endpoint, isOffered ? 200 : 404]);
  }
});
