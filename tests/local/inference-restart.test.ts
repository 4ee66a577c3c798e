import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { PARSERS } from "#schema/operations/index.ts";
import { imagesOutput } from "#schema/operations/outputs.ts";
import { type ChildServer, startChildServer } from "#tests/support/child-server.ts";
import { falClient, PORTRAITS, type Setup, startSetup, until } from "#tests/support/inference-setup.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

let child: ChildServer | undefined;
let setup: Setup | undefined;
afterEach(async () => {
  await child?.kill();
  await setup?.close();
});

async function startChild(dataDir: string, delayMs: number): Promise<string> {
  child = await startChildServer(
    path.resolve("tests/support/inference-process.ts"),
    dataDir,
    String(delayMs),
  );
  return child.url;
}

test("a killed server finishes what was running and waiting, in order, and still knows what was done", async () => {
  const dataDir = scratchFolder("inference");
  setup = await startSetup({ dataDir, concurrency: 1 });
  const input = setup.portraitInput();
  const { webhookUrl } = setup.outside;
  const done = await setup.portrait();
  await setup.completed(PORTRAITS, done.request_id);
  await setup.server.close();

  const before = falClient(await startChild(dataDir, 60_000));
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    ids.push((await before.queue.submit(PORTRAITS, { input: { ...input, seed: n }, webhookUrl })).request_id);
  }
  const [running = "", , waiting = ""] = ids;
  await until(async () => {
    const status = await before.queue.status(PORTRAITS, { requestId: running });
    return status.status === "IN_PROGRESS";
  });
  expect(await before.queue.status(PORTRAITS, { requestId: waiting })).toMatchObject({
    status: "IN_QUEUE",
  });
  await child?.kill();

  await setup.restart();
  for (const id of ids) await setup.completed(PORTRAITS, id);
  expect(setup.engine.portraits.map((call) => call.seed)).toEqual([7, 0, 1, 2]);
  await until(() => setup?.outside.webhooks.length === 3);
  expect(setup.outside.webhooks.map((webhook) => webhook.json.request_id)).toEqual(ids);

  for (const requestId of [done.request_id, ...ids]) {
    const { data } = await setup.fal.queue.result(PORTRAITS, { requestId });
    const [image] = imagesOutput.schema(PARSERS).parse(data).images;
    expect((await fetch(image?.url ?? "")).status).toBe(200);
  }
});

test("a request that was cut off ten times is given up", async () => {
  setup = await startSetup();
  setup.engine.pause();
  const { request_id: requestId } = await setup.portrait();
  for (let n = 0; n < 10; n++) await setup.restart();
  expect(await setup.completed(PORTRAITS, requestId)).toMatchObject({
    error_type: "runner_disconnected",
  });
  setup.engine.resume();
});
