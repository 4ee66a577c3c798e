import { afterEach, beforeEach, expect, test } from "vitest";
import { PARSERS } from "#schema/operations/index.ts";
import { imagesOutput, modelOutput } from "#schema/operations/outputs.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import {
  AUTHORIZED,
  PORTRAITS,
  rejection,
  type Setup,
  startSetup,
  trainRequest,
} from "#tests/support/inference-setup.ts";
import { type ManualTime, manualTime } from "#tests/support/manual-time.ts";

const DAY = 24 * 3_600_000;
let time: ManualTime;
let setup: Setup;
beforeEach(async () => {
  time = manualTime(Date.now());
  setup = await startSetup({ time });
});
afterEach(() => setup.close());

test("the client's upload comes back as it went, and a job can use it", async () => {
  const zip = await (await fetch(setup.outside.zip("photos.zip", { "a.jpg": "photo a" }))).arrayBuffer();
  const imagesUrl = await setup.fal.storage.upload(
    new File([zip], "../my photos ä.zip", { type: "application/zip" }),
  );
  expect(imagesUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/files\/[0-9a-f-]{36}\/my-photos-\.zip$/);
  const back = await fetch(imagesUrl);
  expect([back.headers.get("content-type"), back.headers.get("content-length")]).toEqual([
    "application/zip",
    String(zip.byteLength),
  ]);
  expect(Buffer.from(await back.arrayBuffer())).toEqual(Buffer.from(zip));

  const input = trainRequest(imagesUrl);
  const { request_id: requestId } = await setup.fal.queue.submit(trainModel.endpoint, { input });
  await setup.completed(trainModel.endpoint, requestId);
  const { data } = await setup.fal.queue.result(trainModel.endpoint, { requestId });
  expect(modelOutput.schema(PARSERS).parse(data).diffusers_lora_file.url).toContain("/files/");
  await setup.restart();
  expect((await fetch(imagesUrl.replace(/:\d+/, `:${setup.server.port}`))).status).toBe(200);
});

test("an upload lasts as long as was asked for, or a week, and is then really gone", async () => {
  const file = new Blob(["x"], { type: "text/plain" });
  const short = await setup.fal.storage.upload(file, { lifecycle: { expiresIn: "1h" } });
  const usual = await setup.fal.storage.upload(file);
  time.advance(3_540_000);
  expect((await fetch(short)).status).toBe(200);
  time.advance(60_000);
  await expect.poll(async () => (await fetch(short)).status).toBe(404);
  expect((await fetch(usual)).status).toBe(200);
  time.advance(7 * DAY);
  await expect.poll(async () => (await fetch(usual)).status).toBe(404);
});

test("a request and its outputs last as long as was asked for", async () => {
  const { request_id: requestId } = await setup.fal.queue.submit(PORTRAITS, {
    input: setup.portraitInput(),
    storageSettings: { expiresIn: 120 },
  });
  await setup.completed(PORTRAITS, requestId);
  const { data } = await setup.fal.queue.result(PORTRAITS, { requestId });
  const url = imagesOutput.schema(PARSERS).parse(data).images[0]?.url ?? "";
  time.advance(60_000);
  expect((await fetch(url)).status).toBe(200);
  time.advance(120_000);
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
  expect((await rejection(setup.fal.queue.result(PORTRAITS, { requestId }))).status).toBe(404);
});

test("only what was announced is taken, once; lifetimes and names that make no sense are refused", async () => {
  const initiate = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${setup.server.url}/storage/upload/initiate?storage_type=fal-cdn-v3`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...AUTHORIZED, ...headers },
      body: JSON.stringify(body),
    });
  const { upload_url: to, file_url: url } = await (await initiate({ file_name: "x.txt" })).json();
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(to.replace("x.txt", "other.txt"), { method: "PUT", body: "x" })).status).toBe(403);
  expect((await fetch(to, { method: "PUT", body: "x" })).status).toBe(200);
  expect((await fetch(to, { method: "PUT", body: "y" })).status).toBe(403);
  expect(await (await fetch(url)).text()).toBe("x");
  expect((await initiate({ content_type: "text/plain" })).status).toBe(422);
  expect((await initiate({ file_name: "x" }, { "X-Fal-Object-Lifecycle": "soon" })).status).toBe(422);
});
