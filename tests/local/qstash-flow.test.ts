import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { manualTime } from "#tests/support/manual-time.ts";
import { type QueueSetup, startQueueSetup } from "#tests/support/queue-setup.ts";

let set: QueueSetup;
let running: number;
let most: number;
beforeEach(async () => {
  set = await startQueueSetup();
  running = 0;
  most = 0;
});
afterEach(() => set.close());

/** Answers once `until` settles, counting how many are under way together. */
function answerAfter(until: () => Promise<unknown>) {
  set.answer = async () => {
    most = Math.max(most, ++running);
    await until();
    running--;
    return new Response();
  };
}

/** Publishes `count` messages under one flow-control value. */
async function publish(
  count: number,
  value: { parallelism?: number; rate?: number; period?: number },
  key = "k",
) {
  const flowControl = { key, ...value } as { key: string; rate: number };
  await set.client.batch(Array.from({ length: count }, () => ({ url: set.to("/flow"), flowControl })));
}

const delivered = (count: number) => expect.poll(() => set.deliveries.length, { interval: 10 }).toBe(count);

describe("flow control", () => {
  test("parallelism: never more at once, and other keys are not held up", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    answerAfter(() => released);
    await publish(9, { parallelism: 3 });
    await publish(1, { parallelism: 1 }, "other");
    await expect.poll(() => running, { interval: 5 }).toBe(4);
    expect(await set.client.flowControl.get("k")).toMatchObject({
      flowControlKey: "k",
      waitListSize: 6,
      parallelismMax: 3,
      parallelismCount: 3,
    });
    expect(await set.client.flowControl.getGlobalParallelism()).toEqual({
      parallelismMax: 16,
      parallelismCount: 4,
    });
    release();
    await set.qstash.idle();
    expect([set.deliveries.length, most]).toEqual([10, 4]);
  });

  test("rate: no more begin in a period, and the limit outlives a restart", async () => {
    await set.close();
    const time = manualTime(Date.now());
    const start = time.now();
    set = await startQueueSetup({ time });
    await publish(5, { rate: 2, period: 1 });
    await delivered(2);
    expect(await set.client.flowControl.get("k")).toMatchObject({ rateMax: 2, rateCount: 2, ratePeriod: 1 });
    // what is still under way at a restart is delivered again
    await set.qstash.idle();
    await set.restart();
    for (const [before, after] of [
      [2, 4],
      [4, 5],
    ] as const) {
      time.advance(999);
      await set.qstash.idle();
      expect(set.deliveries).toHaveLength(before);
      // the queue wakes a millisecond after the moment it waits for
      time.advance(2);
      await delivered(after);
    }
    expect(set.deliveries.map(({ at }) => at - start)).toEqual([0, 0, 1001, 1001, 2002]);
  });

  test("both together: the stricter one counts", async () => {
    answerAfter(() => sleep(40));
    await publish(4, { rate: 3, period: 60, parallelism: 1 });
    await delivered(3);
    await set.qstash.idle();
    expect([set.deliveries.length, most]).toEqual([3, 1]);
  });

  test("a retry counts as a delivery", async () => {
    await set.close();
    const time = manualTime(Date.now());
    set = await startQueueSetup({ time });
    set.answer = () => new Response(null, { status: 500 });
    await publish(1, { rate: 1, period: 1 });
    await delivered(1);
    await set.qstash.idle();
    time.advance(999);
    await set.qstash.idle();
    expect(set.deliveries).toHaveLength(1);
    time.advance(2);
    await delivered(2);
    const [first, second] = set.deliveries;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(1001);
  });

  test("pause, pin, unpin and reset", async () => {
    await set.client.flowControl.pause("k");
    await publish(4, { rate: 1, period: 600 });
    await set.qstash.idle();
    expect(await set.client.flowControl.get("k")).toMatchObject({ isPaused: true, waitListSize: 4 });
    await set.client.flowControl.resume("k");
    await delivered(1);
    await set.client.flowControl.resetRate("k");
    await delivered(2);

    await set.client.flowControl.pin("k", { rate: 2, period: 600, parallelism: 5 });
    await delivered(4);
    expect(await set.client.flowControl.get("k")).toMatchObject({
      ...{ isPinnedRate: true, isPinnedParallelism: true, rateMax: 2, parallelismMax: 5 },
    });
    await publish(1, { rate: 9, period: 1 });
    expect((await set.client.flowControl.get("k")).rateMax).toBe(2);
    await set.client.flowControl.unpin("k", { rate: true });
    await publish(1, { rate: 9, period: 1 });
    await delivered(6);
    expect(await set.client.flowControl.get("k")).toMatchObject({
      ...{ isPinnedRate: false, isPinnedParallelism: true, rateMax: 9, parallelismMax: 5 },
    });
  });

  test("what a message says of its limits is read back, and nonsense is refused", async () => {
    set.qstash.pause();
    const flowControl = { key: "k", parallelism: 2, rate: 10, period: "1m" as const };
    const { messageId } = await set.client.publish({ url: set.to("/a"), flowControl });
    expect(await set.client.messages.get(messageId)).toMatchObject({
      ...{ flowControlKey: "k", parallelism: 2, rate: 10, period: 60 },
    });
    expect(await set.client.messages.cancel({ filter: { flowControlKey: "other" } })).toEqual({
      cancelled: 0,
    });
    expect(await set.client.messages.cancel({ filter: { flowControlKey: "k" } })).toEqual({ cancelled: 1 });
    const odd: Record<string, string>[] = [
      { "upstash-flow-control-key": "k" },
      { "upstash-flow-control-value": "rate=1" },
      { "upstash-flow-control-key": "k", "upstash-flow-control-value": "speed=1" },
      { "upstash-flow-control-key": "k", "upstash-flow-control-value": "rate=0" },
      { "upstash-flow-control-key": "k", "upstash-flow-control-value": "rate=1,period=soon" },
    ];
    for (const headers of odd) {
      const refused = await set.call("POST", `/publish/${set.to("/a")}`, headers);
      expect([refused.status, Object.keys(await refused.json())]).toEqual([400, ["error"]]);
    }
    expect((await set.call("GET", "/flowControl/none")).status).toBe(404);
  });
});

describe("queues", () => {
  test("deliver in order, one at a time, and a message that fails holds up the next", async () => {
    answerAfter(() => sleep(15));
    const slowly = set.answer;
    set.answer = (delivery) =>
      delivery.path === "/2" && set.at("/2").length === 1
        ? new Response(null, { status: 500 })
        : slowly(delivery);
    const queue = set.client.queue({ queueName: "line" });
    for (const n of [1, 2, 3, 4]) await queue.enqueueJSON({ url: set.to(`/${n}`), body: { n } });
    await delivered(5);
    await set.qstash.idle();
    expect(set.deliveries.map(({ path }) => path)).toEqual(["/1", "/2", "/2", "/3", "/4"]);
    expect(most).toBe(1);
  });

  test("upsert sets how many at once; pause holds back, through a restart too; delete cancels", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    answerAfter(() => released);
    const queue = set.client.queue({ queueName: "line" });
    await queue.upsert({ parallelism: 3 });
    await queue.pause();
    await set.client.batch(Array.from({ length: 6 }, () => ({ url: set.to("/q"), queueName: "line" })));
    await set.qstash.idle();
    await set.restart();
    const again = set.client.queue({ queueName: "line" });
    expect(await again.get()).toMatchObject({ name: "line", parallelism: 3, paused: true, lag: 6 });
    expect(set.deliveries).toHaveLength(0);
    await again.resume();
    await expect.poll(() => running, { interval: 5 }).toBe(3);
    release();
    await delivered(6);
    await set.qstash.idle();
    expect(most).toBe(3);

    await again.pause();
    const { messageId } = await again.enqueue({ url: set.to("/gone") });
    await again.delete();
    expect(await again.list()).toEqual([]);
    expect((await set.call("GET", `/messages/${messageId}`)).status).toBe(404);
  });

  test("bad names, bad numbers and unknown queues are told apart", async () => {
    const status = async (method: string, path: string) => (await set.call(method, path)).status;
    expect(await status("GET", "/queues/none")).toBe(404);
    expect(await status("POST", "/queues")).toBe(400);
    expect(await status("POST", `/enqueue/a%20b/${set.to("/x")}`)).toBe(400);
    const flow = { "upstash-flow-control-key": "k", "upstash-flow-control-value": "rate=1" };
    expect((await set.call("POST", `/enqueue/q/${set.to("/x")}`, flow)).status).toBe(400);
  });
});
