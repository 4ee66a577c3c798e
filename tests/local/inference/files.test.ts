import { expect, test } from "vitest";
import { PARSERS } from "#schema/operations/index.ts";
import { imagesOutput } from "#schema/operations/outputs.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import {
  PORTRAITS,
  rejection,
  startSetup,
  trainRequest,
  until,
} from "#tests/support/local/inference-setup.ts";
import { manualTime } from "#tests/support/time/manual-time.ts";

const statusOf = async (url: string) => (await fetch(url)).status;

test("a model is fetched once, and asked about again under every newly signed address", async () => {
  const { outside, engine, run, portraitInput } = await startSetup();
  const makePortrait = (loraUrl: string) => run(PORTRAITS, portraitInput({ loraUrl }));
  const loraUrl = outside.file("mine.bundle", Buffer.from("first"));
  await makePortrait(`${loraUrl}?sig=a`);
  await makePortrait(`${loraUrl}?sig=b`);
  expect(outside.fetched).toEqual([
    { path: "/mine.bundle", query: "?sig=a", status: 200 },
    { path: "/mine.bundle", query: "?sig=b", status: 304 },
  ]);
  outside.file("mine.bundle", Buffer.from("a second one"));
  await makePortrait(loraUrl);
  const bundles = engine.portraits.map(({ bundle }) => Buffer.from(bundle).toString());
  expect(bundles).toEqual(["first", "first", "a second one"]);
  const [a, b, c] = engine.portraits.map(({ bundleKey }) => bundleKey);
  expect([b === a, c === a]).toEqual([true, false]);
});

test("a sender that is just restarting is asked again", async () => {
  const setup = await startSetup();
  setup.outside.state.fileStatus = 503;
  const { request_id: requestId } = await setup.train();
  await until(() => setup.outside.fetched.length === 1);
  setup.outside.state.fileStatus = 200;
  expect(await setup.completed(trainModel.endpoint, requestId)).not.toHaveProperty("error");
});

test("the page shows the queue and no input; files outside the outputs stay hidden", async () => {
  const { server, run, portraitInput } = await startSetup();
  const { requestId } = await run(PORTRAITS, portraitInput());
  const page = await (await fetch(server.url)).text();
  expect(page).toContain(requestId.slice(0, 8));
  expect(page).not.toContain("ohwx");
  for (const path of ["..%2f/inference.db", `${requestId}/..%2f..%2fwebhook-key.pem`])
    expect(await statusOf(`${server.url}/files/${path}`)).toBe(404);
});

test("an upload comes back as it went, a job can use it after a restart, and it goes after its time", async () => {
  const time = manualTime(Date.now());
  const setup = await startSetup({ time });
  const zip = await (await fetch(setup.outside.zip("photos.zip", { "a.jpg": "photo a" }))).arrayBuffer();
  const file = new File([zip], "photos.zip", { type: "application/zip" });
  const brought = await setup.fal.storage.upload(file, { lifecycle: { expiresIn: "1h" } });
  const back = await fetch(brought);
  expect(back.headers.get("content-type")).toBe("application/zip");
  expect(Buffer.from(await back.arrayBuffer())).toEqual(Buffer.from(zip));
  await setup.restart();
  const url = brought.replace(/:\d+/, `:${setup.server.port}`);
  await setup.run(trainModel.endpoint, trainRequest(url));
  time.advance(3_540_000);
  expect(await statusOf(url)).toBe(200);
  time.advance(60_000);
  await expect.poll(() => statusOf(url)).toBe(404);
});

test("a request and its outputs last as long as was asked for", async () => {
  const time = manualTime(Date.now());
  const { fal, completed, portraitInput } = await startSetup({ time });
  const { request_id: requestId } = await fal.queue.submit(PORTRAITS, {
    input: portraitInput(),
    storageSettings: { expiresIn: 120 },
  });
  await completed(PORTRAITS, requestId);
  const { data } = await fal.queue.result(PORTRAITS, { requestId });
  const url = imagesOutput.schema(PARSERS).parse(data).images[0]?.url ?? "";
  time.advance(60_000);
  expect(await statusOf(url)).toBe(200);
  time.advance(120_000);
  await expect.poll(() => statusOf(url)).toBe(404);
  expect((await rejection(fal.queue.result(PORTRAITS, { requestId }))).status).toBe(404);
});
