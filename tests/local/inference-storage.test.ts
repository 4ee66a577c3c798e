import { afterEach, beforeEach, expect, test } from "vitest";
import { imagesOutput, trainOutput } from "#schema/model-outputs.ts";
import { TRAIN, trainInput } from "#schema/models.ts";
import {
  AUTHORIZED,
  falClient,
  PORTRAITS,
  rejection,
  type Setup,
  startSetup,
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

const initiate = (body: unknown, headers: Record<string, string> = AUTHORIZED) =>
  fetch(`${setup.server.url}/storage/upload/initiate?storage_type=fal-cdn-v3`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test("the client's upload comes back as it went, and a job can use it", async () => {
  const zip = await (await fetch(setup.outside.zip("photos.zip", { "a.jpg": "photo a" }))).arrayBuffer();
  const imagesUrl = await setup.fal.storage.upload(
    new File([zip], "my photos ä.zip", { type: "application/zip" }),
  );
  expect(imagesUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/uploads\/[0-9a-f-]{36}\/my-photos-.zip$/);
  const back = await fetch(imagesUrl);
  expect([back.headers.get("content-type"), back.headers.get("content-length")]).toEqual([
    "application/zip",
    String(zip.byteLength),
  ]);
  expect(Buffer.from(await back.arrayBuffer())).toEqual(Buffer.from(zip));

  const input = trainInput({ imagesUrl, triggerWord: "ohwx" });
  const { data } = await setup.fal.subscribe(TRAIN.endpoint, { input, pollInterval: 20 });
  expect(trainOutput.parse(data).diffusers_lora_file.url).toContain("/files/");
  await setup.restart();
  expect((await fetch(imagesUrl.replace(/:\d+/, `:${setup.server.port}`))).status).toBe(200);
});

test("a blob inside an input is uploaded by the client on the way", async () => {
  const zip = await (await fetch(setup.outside.zip("photos.zip", { "a.jpg": "photo a" }))).blob();
  const input = {
    ...trainInput({ imagesUrl: "http://x", triggerWord: "ohwx" }),
    images_data_url: zip as never,
  };
  const { data } = await setup.fal.subscribe(TRAIN.endpoint, { input, pollInterval: 20 });
  trainOutput.parse(data);
});

test("an upload lasts as long as was asked for, or a week, and is then really gone", async () => {
  const file = new Blob(["x"], { type: "text/plain" });
  const short = await setup.fal.storage.upload(file, { lifecycle: { expiresIn: "1h" } });
  const usual = await setup.fal.storage.upload(file);
  time.advance(3_599_000);
  expect((await fetch(short)).status).toBe(200);
  time.advance(1000);
  expect([(await fetch(short)).status, (await fetch(usual)).status]).toEqual([404, 200]);
  time.advance(7 * DAY);
  expect((await fetch(usual)).status).toBe(404);
});

test("outputs last as long as was asked for; the answer stays", async () => {
  const { data, requestId } = await setup.fal.subscribe(PORTRAITS, {
    input: setup.portraitInput(),
    storageSettings: { expiresIn: 120 },
    pollInterval: 20,
  });
  const url = imagesOutput.parse(data).images[0]?.url ?? "";
  time.advance(60_000);
  expect((await fetch(url)).status).toBe(200);
  time.advance(120_000);
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
  expect((await setup.fal.queue.result(PORTRAITS, { requestId })).requestId).toBe(requestId);
});

test("who has no key, no address or no manners is refused", async () => {
  const stranger = falClient(setup.server.url, "guess");
  expect((await rejection(stranger.storage.upload(new Blob(["x"])))).status).toBe(401);
  const announced = await (await initiate({ content_type: "text/plain", file_name: "../../x y.txt" })).json();
  expect(announced.file_url).toMatch(/\/uploads\/[0-9a-f-]{36}\/\.\.-\.\.-x-y\.txt$/);
  expect((await fetch(announced.file_url)).status).toBe(404);
  const guessed = announced.upload_url.replace(/key=.*/, "key=guess");
  expect((await fetch(guessed, { method: "PUT", body: "x" })).status).toBe(403);
  expect((await fetch(announced.upload_url, { method: "PUT", body: "x" })).status).toBe(200);
  expect(await (await fetch(announced.file_url)).text()).toBe("x");
  expect((await fetch(announced.file_url.replace("x-y", "other"))).status).toBe(404);

  const bad = await initiate({ content_type: "nonsense" });
  expect([bad.status, await bad.json()]).toMatchObject([
    422,
    { detail: [{ loc: ["body", "content_type"] }, { loc: ["body", "file_name"], type: "missing" }] },
  ]);
  const odd = await initiate(
    { content_type: "a/b", file_name: "x" },
    { ...AUTHORIZED, "X-Fal-Object-Lifecycle": "soon" },
  );
  expect(odd.status).toBe(400);
  const parts = await fetch(`${setup.server.url}/storage/upload/initiate-multipart`, {
    method: "POST",
    headers: AUTHORIZED,
  });
  expect([parts.status, Object.keys(await parts.json())]).toEqual([404, ["detail"]]);
});

test("the page shows uploads and their time left, not their names or addresses", async () => {
  const url = await setup.fal.storage.upload(new File(["x"], "private.txt", { type: "text/plain" }));
  const page = await (await fetch(setup.server.url)).text();
  expect(page).toContain("text/plain");
  expect(page).toContain("168 h");
  for (const secret of ["private.txt", new URL(url).pathname]) expect(page).not.toContain(secret);
});
