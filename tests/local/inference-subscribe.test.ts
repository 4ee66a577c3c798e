import type { QueueStatus } from "@fal-ai/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { imagesOutput } from "#schema/model-outputs.ts";
import {
  AUTHORIZED,
  PORTRAITS,
  rejection,
  type Setup,
  startSetup,
  until,
} from "#tests/support/inference-setup.ts";
import { manualTime } from "#tests/support/manual-time.ts";

let setup: Setup;
beforeEach(async () => {
  setup = await startSetup();
});
afterEach(() => setup.close());

describe.each(["polling", "streaming"] as const)("subscribing by %s", (mode) => {
  const options = () => (mode === "polling" ? { mode, pollInterval: 20 } : { mode });

  test("tells the queue, the logs line by line, and gives the result", async () => {
    setup.engine.pause();
    await setup.portrait();
    await setup.portrait();
    const updates: QueueStatus[] = [];
    let enqueued = "";
    const done = setup.fal.subscribe(PORTRAITS, {
      input: setup.portraitInput({ count: 3 }),
      logs: true,
      onEnqueue: (requestId) => {
        enqueued = requestId;
      },
      onQueueUpdate: (update) => updates.push(update),
      ...options(),
    });
    await until(() => updates.length > 0);
    setup.engine.resume();
    const { data, requestId } = await done;
    expect(requestId).toBe(enqueued);
    expect(imagesOutput.parse(data).images).toHaveLength(3);
    expect(updates[0]).toMatchObject({ status: "IN_QUEUE", queue_position: 0 });
    const last = updates.at(-1);
    const lines = last && "logs" in last ? last.logs.map(({ message }) => message) : [];
    expect(lines).toEqual(["Picture 1 of 3 is ready", "Picture 2 of 3 is ready", "Picture 3 of 3 is ready"]);
    await until(() => setup.server.openStreams() === 0);
  });

  test("a refused input rejects with its reason", async () => {
    const input = { ...setup.portraitInput(), num_images: 9 };
    const refused = await rejection(setup.fal.subscribe(PORTRAITS, { input, ...options() }));
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      detail: [{ loc: ["body", "num_images"], type: "less_than_equal" }],
    });
  });
});

test("a status stream ends with its reader, and with the server", async () => {
  setup.engine.pause();
  const { status_url: url } = await setup.portrait();
  const leave = new AbortController();
  const read = await fetch(`${url}/stream`, { headers: AUTHORIZED, signal: leave.signal });
  expect(read.headers.get("content-type")).toBe("text/event-stream");
  expect(setup.server.openStreams()).toBe(1);
  leave.abort();
  await until(() => setup.server.openStreams() === 0);
  const left = await fetch(`${url}/stream`, { headers: AUTHORIZED });
  await setup.server.close();
  await left.text().catch(() => "cut");
  expect(setup.server.openStreams()).toBe(0);
  expect((await fetch(`${setup.outside.url}/none`)).status).toBe(404);
  setup.engine.resume();
});

test("what could not start in time ends as timed out, and its webhook says so", async () => {
  await setup.close();
  const time = manualTime(Date.now());
  setup = await startSetup({ time });
  setup.engine.pause();
  const running = [await setup.portrait(), await setup.portrait()];
  const patient = await setup.portrait();
  const { request_id: requestId } = await setup.fal.queue.submit(PORTRAITS, {
    input: setup.portraitInput({ seed: 99 }),
    startTimeout: 30,
    webhookUrl: setup.outside.webhookUrl,
  });
  time.advance(29_000);
  expect((await setup.fal.queue.status(PORTRAITS, { requestId })).status).toBe("IN_QUEUE");
  time.advance(1000);
  expect(await setup.completed(PORTRAITS, requestId)).toMatchObject({ error_type: "request_timeout" });
  const refused = await fetch(`${setup.server.url}/${PORTRAITS}/requests/${requestId}`, {
    headers: AUTHORIZED,
  });
  expect([refused.status, refused.headers.get("x-fal-request-timeout-type")]).toEqual([504, "user"]);
  const [webhook] = await until(() => setup.outside.webhooks.length > 0 && setup.outside.webhooks);
  expect(webhook?.json).toMatchObject({ request_id: requestId, status: "ERROR" });
  setup.engine.resume();
  for (const each of [...running, patient]) await setup.completed(PORTRAITS, each.request_id);
  expect(setup.engine.portraits.map((call) => call.seed)).not.toContain(99);
});

test("what can wait goes after what came later", async () => {
  await setup.close();
  // two at once might overtake each other
  setup = await startSetup({ concurrency: 1 });
  setup.engine.pause();
  await setup.portrait();
  const low = await setup.fal.queue.submit(PORTRAITS, {
    input: setup.portraitInput({ seed: 1 }),
    priority: "low",
  });
  const normal = await setup.portrait({ seed: 2 });
  expect([
    normal.queue_position,
    await setup.fal.queue.status(PORTRAITS, { requestId: low.request_id }),
  ]).toMatchObject([0, { queue_position: 1 }]);
  setup.engine.resume();
  await setup.completed(PORTRAITS, low.request_id);
  expect(setup.engine.portraits.slice(1).map((call) => call.seed)).toEqual([2, 1]);
});
