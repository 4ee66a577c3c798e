import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PARSERS } from "#schema/operations/index.ts";
import { imagesOutput } from "#schema/operations/outputs.ts";
import { startChildServer } from "#tests/support/local/child-server.ts";
import { falClient, PORTRAITS, startSetup, until } from "#tests/support/local/inference-setup.ts";

const PROCESS = path.resolve("tests/support/local/inference-process.ts");

test("a killed server finishes what was running and waiting, in order, and still knows what was done", async () => {
  const setup = await startSetup({ concurrency: 1 });
  const { outside, engine, dataDir } = setup;
  const input = setup.portraitInput();
  const done = await setup.run(PORTRAITS, input);
  await setup.server.close();

  const child = await startChildServer(PROCESS, dataDir, "60000");
  onTestFinished(child.kill);
  const { submit, status } = falClient(child.url).queue;
  const ids: string[] = [];
  for (const seed of [0, 1, 2]) {
    const request = { input: { ...input, seed }, webhookUrl: outside.webhookUrl };
    ids.push((await submit(PORTRAITS, request)).request_id);
  }
  const stateOf = async (requestId = "") => (await status(PORTRAITS, { requestId })).status;
  await until(async () => (await stateOf(ids[0])) === "IN_PROGRESS");
  expect(await stateOf(ids[2])).toBe("IN_QUEUE");
  await child.kill();

  await setup.restart();
  for (const id of ids) await setup.completed(PORTRAITS, id);
  expect(engine.portraits.map((call) => call.seed)).toEqual([7, 0, 1, 2]);
  await until(() => outside.webhooks.length === 3);
  expect(outside.webhooks.map((webhook) => webhook.json.request_id)).toEqual(ids);
  for (const requestId of [done.requestId, ...ids]) {
    const { data } = await setup.fal.queue.result(PORTRAITS, { requestId });
    const [image] = imagesOutput.schema(PARSERS).parse(data).images;
    expect((await fetch(image?.url ?? "")).status).toBe(200);
  }
});

test("a request that was cut off ten times is given up", async () => {
  const { engine, portrait, restart, completed } = await startSetup();
  engine.pause();
  const { request_id: requestId } = await portrait();
  for (let n = 0; n < 10; n++) await restart();
  const given = await completed(PORTRAITS, requestId);
  expect(given).toMatchObject({ error_type: "runner_disconnected" });
  engine.resume();
});
