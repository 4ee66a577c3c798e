import { afterEach, beforeEach, expect, test } from "vitest";
import { PARSERS } from "#schema/operations/index.ts";
import { imagesOutput } from "#schema/operations/outputs.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import {
  AUTHORIZED,
  PORTRAITS,
  rejection,
  type Setup,
  startSetup,
  trainRequest,
  until,
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

const statusOf = async (url: string) => (await fetch(url)).status;

test("a model is fetched once, and asked about again under every newly signed address", async () => {
  const loraUrl = setup.outside.file("mine.bundle", Buffer.from("first"));
  for (const sig of ["?sig=a", "?sig=b"]) {
    const { request_id: requestId } = await setup.portrait({ loraUrl: loraUrl + sig });
    await setup.completed(PORTRAITS, requestId);
  }
  expect(setup.outside.fetched).toEqual([
    { path: "/mine.bundle", query: "?sig=a", status: 200 },
    { path: "/mine.bundle", query: "?sig=b", status: 304 },
  ]);
  setup.outside.file("mine.bundle", Buffer.from("a second one"));
  const { request_id: requestId } = await setup.portrait({ loraUrl });
  await setup.completed(PORTRAITS, requestId);
  const [a, b, c] = setup.engine.portraits;
  expect(Buffer.from(b?.bundle ?? []).toString()).toBe("first");
  expect(b?.bundleKey).toBe(a?.bundleKey);
  expect(Buffer.from(c?.bundle ?? []).toString()).toBe("a second one");
  expect(c?.bundleKey).not.toBe(a?.bundleKey);
});

test("a sender that is just restarting is asked again", async () => {
  setup.outside.state.fileStatus = 503;
  const { request_id: requestId } = await setup.train();
  await until(() => setup.outside.fetched.length === 1);
  setup.outside.state.fileStatus = 200;
  expect(await setup.completed(trainModel.endpoint, requestId)).not.toHaveProperty("error");
});

test("the page shows the queue and no input; files outside the outputs stay hidden", async () => {
  const { request_id: requestId } = await setup.portrait();
  await setup.completed(PORTRAITS, requestId);
  const page = await (await fetch(setup.server.url)).text();
  expect(page).toContain(requestId.slice(0, 8));
  expect(page).not.toContain("ohwx");
  const paths = [
    `/files/${requestId}/nothing.jpg`,
    "/files/..%2f/inference.db",
    `/files/${requestId}/..%2f..%2fwebhook-key.pem`,
  ];
  for (const path of paths) expect(await statusOf(setup.server.url + path)).toBe(404);
});

test("the client's upload comes back as it went, and a job can use it, also after a restart", async () => {
  const zip = await (await fetch(setup.outside.zip("photos.zip", { "a.jpg": "photo a" }))).arrayBuffer();
  const imagesUrl = await setup.fal.storage.upload(
    new File([zip], "../my photos ä.zip", { type: "application/zip" }),
  );
  expect(imagesUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/files\/[0-9a-f-]{36}\/my-photos-\.zip$/);
  const back = await fetch(imagesUrl);
  expect(back.headers.get("content-type")).toBe("application/zip");
  expect(Buffer.from(await back.arrayBuffer())).toEqual(Buffer.from(zip));
  await setup.restart();
  const moved = imagesUrl.replace(/:\d+/, `:${setup.server.port}`);
  const input = trainRequest(moved);
  const { request_id: requestId } = await setup.fal.queue.submit(trainModel.endpoint, { input });
  expect(await setup.completed(trainModel.endpoint, requestId)).not.toHaveProperty("error");
});

test("an upload lasts as long as was asked for, or a week, and is then really gone", async () => {
  const file = new Blob(["x"], { type: "text/plain" });
  const short = await setup.fal.storage.upload(file, { lifecycle: { expiresIn: "1h" } });
  const usual = await setup.fal.storage.upload(file);
  time.advance(3_540_000);
  expect(await statusOf(short)).toBe(200);
  time.advance(60_000);
  await expect.poll(() => statusOf(short)).toBe(404);
  expect(await statusOf(usual)).toBe(200);
  time.advance(7 * DAY);
  await expect.poll(() => statusOf(usual)).toBe(404);
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
  expect(await statusOf(url)).toBe(200);
  time.advance(120_000);
  await expect.poll(() => statusOf(url)).toBe(404);
  expect((await rejection(setup.fal.queue.result(PORTRAITS, { requestId }))).status).toBe(404);
});

test("only what was announced is taken, once", async () => {
  const announced = await fetch(`${setup.server.url}/storage/upload/initiate?storage_type=fal-cdn-v3`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...AUTHORIZED },
    body: JSON.stringify({ file_name: "x.txt" }),
  });
  const { upload_url: to, file_url: url } = await announced.json();
  const put = async (address: string, body: string) => (await fetch(address, { method: "PUT", body })).status;
  expect(await statusOf(url)).toBe(404);
  expect(await put(to.replace("x.txt", "other.txt"), "x")).toBe(403);
  expect(await put(to, "x")).toBe(200);
  expect(await put(to, "y")).toBe(403);
  expect(await (await fetch(url)).text()).toBe("x");
});
