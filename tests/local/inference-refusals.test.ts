import { ValidationError } from "@fal-ai/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trainModel } from "#schema/operations/train-model.ts";
import {
  AUTHORIZED,
  falClient,
  PORTRAITS,
  rejection,
  type Setup,
  startSetup,
  trainRequest,
} from "#tests/support/inference-setup.ts";

let setup: Setup;
beforeEach(async () => {
  setup = await startSetup();
});
afterEach(() => setup.close());

/** The 422 a bad input ends with; fal reports it as completed and gives the reason with the result. */
async function refusedInput(endpoint: string, input: object): Promise<ValidationError> {
  const { request_id: requestId } = await setup.fal.queue.submit(endpoint, { input });
  expect(await setup.completed(endpoint, requestId)).toMatchObject({ error: "Invalid status code: 422" });
  const error = await rejection(setup.fal.queue.result(endpoint, { requestId }));
  expect(error).toBeInstanceOf(ValidationError);
  expect(error.status).toBe(422);
  return error as ValidationError;
}

const refusedTraining = (imagesUrl: string) => refusedInput(trainModel.endpoint, trainRequest(imagesUrl));

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
])("%s is refused by its field", async (_, change, loc, type) => {
  const error = await refusedInput(PORTRAITS, { ...setup.portraitInput(), ...change });
  expect(error.fieldErrors).toEqual([expect.objectContaining({ loc, type, msg: expect.any(String) })]);
  expect(setup.engine.portraits).toEqual([]);
});

test("a training without a usable photo is refused: every photo's reason comes back", async () => {
  const imagesUrl = setup.outside.zip("photos.zip", { "a.jpg": "not a photo", "b.jpg": "not a photo" });
  const error = await refusedTraining(imagesUrl);
  expect(error.fieldErrors).toMatchObject([
    {
      loc: ["body", "images_data_url"],
      type: "no_usable_photos",
      ctx: { photos: [{ name: "a.jpg", accepted: false, code: "unreadable" }, { name: "b.jpg" }] },
    },
  ]);
});

test("an archive that is none, or is gone, is refused", async () => {
  const broken = setup.outside.file("broken.zip", Buffer.from("PK but not really"));
  const error = await refusedTraining(broken);
  expect(error.fieldErrors).toMatchObject([{ type: "invalid_archive" }]);
  const gone = await refusedTraining(`${setup.outside.url}/gone.zip`);
  expect(gone.fieldErrors).toMatchObject([{ type: "file_download_error" }]);
});

test("a failure of the engine is a 500 without its words", async () => {
  const message = "a secret path";
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  setup.engine.compute.portrait = () => Promise.reject(new Error(message));
  const { request_id: requestId } = await setup.portrait({ count: 2 });
  expect(await setup.completed(PORTRAITS, requestId)).toMatchObject({
    error_type: "runner_server_error",
  });
  const response = await fetch(`${setup.server.url}/${PORTRAITS}/requests/${requestId}`, {
    headers: AUTHORIZED,
  });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain(message);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

test("a wrong key is refused, at the queue and at the storage", async () => {
  const stranger = falClient(setup.server.url, "wrong");
  const { request_id: requestId } = await setup.portrait();
  expect((await rejection(stranger.queue.result(PORTRAITS, { requestId }))).status).toBe(401);
  expect((await rejection(stranger.storage.upload(new Blob(["x"])))).status).toBe(401);
});

test("an unknown endpoint, sub-path, request, another app's request, a foreign webhook, no JSON, a missing call are refused", async () => {
  const { request_id: requestId } = await setup.portrait();
  const input = setup.portraitInput();
  expect((await rejection(setup.fal.queue.submit("fal-ai/nothing", { input }))).status).toBe(404);
  expect((await rejection(setup.fal.queue.submit(`${PORTRAITS}/sub`, { input }))).status).toBe(404);
  expect((await rejection(setup.fal.queue.status(trainModel.endpoint, { requestId }))).status).toBe(404);
  const unknown = setup.fal.queue.result(PORTRAITS, { requestId: crypto.randomUUID() });
  expect((await rejection(unknown)).status).toBe(404);
  const webhookUrl = "https://example.com/hook";
  expect((await rejection(setup.fal.queue.submit(PORTRAITS, { input, webhookUrl }))).status).toBe(400);
  const text = await fetch(`${setup.server.url}/${PORTRAITS}`, {
    ...{ method: "POST", body: "hello", headers: AUTHORIZED },
  });
  expect(text.status).toBe(400);
  const stream = await fetch(`${setup.server.url}/${PORTRAITS}/requests/${requestId}/status/stream`, {
    headers: AUTHORIZED,
  });
  expect([stream.status, await stream.json()]).toEqual([
    501,
    {
      detail: expect.stringContaining(`does not offer GET /${PORTRAITS}/requests/${requestId}/status/stream`),
    },
  ]);
});
