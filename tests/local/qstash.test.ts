import { setTimeout as sleep } from "node:timers/promises";
import { Client, Receiver } from "@upstash/qstash";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listen } from "#scripts/local/local-server.ts";
import { manualTime } from "#tests/support/manual-time.ts";
import { type Delivery, QUEUE_KEYS, type QueueSetup, startQueueSetup } from "#tests/support/queue-setup.ts";

let set: QueueSetup;
beforeEach(async () => {
  set = await startQueueSetup();
});
afterEach(() => set.close());

describe("publishing", () => {
  test("delivers the body, forwarded headers and its own headers, once", async () => {
    const { messageId } = await set.client.publishJSON({
      url: set.to("/jobs?a=1&b=two"),
      body: { hello: "zoë" },
      headers: { "X-Trace": "t1" },
      label: "greeting",
    });
    await set.qstash.idle();
    expect(set.deliveries).toHaveLength(1);
    const [{ url, method, headers, body }] = set.deliveries as [Delivery];
    expect([url, method, body]).toEqual([set.to("/jobs?a=1&b=two"), "POST", '{"hello":"zoë"}']);
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("x-trace")).toBe("t1");
    expect(headers.get("user-agent")).toBe("Upstash-QStash");
    expect(headers.get("upstash-message-id")).toBe(messageId);
    expect(headers.get("upstash-retried")).toBe("0");
    expect(headers.has("authorization")).toBe(false);
    expect(await set.states(messageId)).toEqual(["CREATED", "ACTIVE", "DELIVERED"]);
  });

  test("other methods, and bytes that are no text", async () => {
    await set.client.publish({ url: set.to("/put"), method: "PUT", body: "plain" });
    await set.client.publish({ url: set.to("/get"), method: "GET" });
    await set.qstash.idle();
    expect(set.at("/put")[0]).toMatchObject({ method: "PUT", body: "plain" });
    expect(set.at("/get")[0]).toMatchObject({ method: "GET", body: "" });
  });

  test("a batch: every message its own answer, a bad one does not keep the others back", async () => {
    const answers = await set.client.batchJSON([
      { url: set.to("/one"), body: { n: 1 } },
      { url: "https://example.com/elsewhere", body: { n: 2 } },
      { url: set.to("/three"), body: { n: 3 } },
    ]);
    await set.qstash.idle();
    expect(answers.map((part) => "messageId" in part)).toEqual([true, false, true]);
    expect(set.deliveries.map(({ body }) => body).sort()).toEqual(['{"n":1}', '{"n":3}']);
  });

  test("delay and not-before hold a message back", async () => {
    await set.close();
    const start = Date.parse("2026-11-21T10:00:00.500Z");
    const time = manualTime(start);
    set = await startQueueSetup({ time });
    await set.client.publish({ url: set.to("/later"), delay: 1 });
    await set.client.publish({ url: set.to("/moment"), notBefore: Math.ceil(start / 1000) });
    for (const [wait, paths] of [
      [499, []],
      [498, ["/moment"]],
    ] as const) {
      time.advance(wait);
      await set.qstash.idle();
      expect(set.deliveries.map(({ path }) => path)).toEqual(paths);
      // the queue wakes a millisecond after the moment it waits for
      time.advance(2);
      await expect.poll(() => set.deliveries.length).toBe(paths.length + 1);
    }
    expect(set.deliveries.map(({ path, at }) => [path, at - start])).toEqual([
      ["/moment", 501],
      ["/later", 1001],
    ]);
  });

  test("a repeat within ten minutes is accepted, answered with the first id and not delivered", async () => {
    const now = vi.spyOn(Date, "now");
    const message = { url: set.to("/once"), deduplicationId: "job-1" };
    const first = await set.client.publish(message);
    expect(await set.client.publish(message)).toEqual({ messageId: first.messageId, deduplicated: true });
    const repeat = await fetch(`${set.qstash.url}/v2/publish/${set.to("/once")}`, {
      method: "POST",
      headers: { authorization: "Bearer secret", "upstash-deduplication-id": "job-1" },
    });
    expect(repeat.status).toBe(202);
    const content = { url: set.to("/same"), body: "x", contentBasedDeduplication: true };
    await set.client.publish(content);
    await set.client.publish(content);
    await set.client.publish({ ...content, body: "y" });
    await set.qstash.idle();
    expect([set.at("/once").length, set.at("/same").length]).toEqual([1, 2]);

    now.mockReturnValue(Date.now() + 601_000);
    expect((await set.client.publish(message)).deduplicated).toBeUndefined();
    await set.qstash.idle();
    now.mockRestore();
    expect(set.at("/once")).toHaveLength(2);
  });

  test("what cannot be delivered as asked is refused with its reason", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(set.client.publish({ url: "ftp://127.0.0.1/x" })).rejects.toThrow("http");
    await expect(set.client.publish({ url: "https://example.com/" })).rejects.toThrow("this machine only");
    await expect(set.client.publish({ url: set.to("/"), delay: "soon" as "1s" })).rejects.toThrow(
      "upstash-delay",
    );
    await expect(set.client.publish({ url: set.to("/"), retryDelay: "tomorrow" })).rejects.toThrow(
      "upstash-retry-delay",
    );
    await expect(set.client.publish({ url: set.to("/"), failureCallback: "nowhere" })).rejects.toThrow(
      "nowhere",
    );
    const stranger = new Client({ baseUrl: set.qstash.url, token: "guess", enableTelemetry: false });
    await expect(stranger.publish({ url: set.to("/") })).rejects.toThrow("unauthorized");
    await set.qstash.idle();
    expect(set.deliveries).toHaveLength(0);
    vi.restoreAllMocks();
  });
});

describe("signatures", () => {
  test("the official receiver accepts a delivery and refuses any change to it", async () => {
    const receiver = new Receiver(QUEUE_KEYS);
    await set.client.publishJSON({ url: set.to("/signed"), body: { amount: 1 } });
    await set.qstash.idle();
    const [{ headers, body, url }] = set.deliveries as [Delivery];
    const signature = headers.get("upstash-signature") ?? "";
    expect(await receiver.verify({ signature, body, url })).toBe(true);
    await expect(receiver.verify({ signature, body: '{"amount":9}', url })).rejects.toThrow("body hash");
    await expect(receiver.verify({ signature, body, url: set.to("/other") })).rejects.toThrow("subject");
    const other = new Receiver({ currentSigningKey: "a", nextSigningKey: "b" });
    await expect(other.verify({ signature, body, url })).rejects.toThrow();
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ["Date"] });
    await expect(receiver.verify({ signature, body, url })).rejects.toThrow();
    vi.useRealTimers();
  });
});

describe("failing deliveries", () => {
  test("are tried again with growing, scaled delays until they succeed", async () => {
    await set.close();
    const time = manualTime(Date.now());
    set = await startQueueSetup({ time });
    set.answer = () => new Response("not yet", { status: set.deliveries.length < 3 ? 500 : 200 });
    const { messageId } = await set.client.publish({ url: set.to("/flaky") });
    // e^2.5 = 12.2 s and e^5 = 148.4 s, times 0.005.
    for (const [retries, delay] of [60, 742].entries()) {
      await expect.poll(() => set.deliveries.length).toBe(retries + 1);
      await set.qstash.idle();
      time.advance(delay);
      await set.qstash.idle();
      expect(set.deliveries).toHaveLength(retries + 1);
      time.advance(2);
    }
    await expect.poll(() => set.deliveries.length).toBe(3);
    await set.qstash.idle();
    expect(set.deliveries.map(({ headers }) => headers.get("upstash-retried"))).toEqual(["0", "1", "2"]);
    expect(await set.states(messageId)).toEqual([
      "CREATED",
      "ACTIVE",
      "ERROR",
      "RETRY",
      "ACTIVE",
      "ERROR",
      "RETRY",
      "ACTIVE",
      "DELIVERED",
    ]);
  });

  test("Retry-After overrides the delay, scaled alike", async () => {
    set.answer = () =>
      new Response(null, { status: set.deliveries.length < 2 ? 503 : 200, headers: { "Retry-After": "60" } });
    await set.client.publish({ url: set.to("/limited") });
    await expect.poll(() => set.deliveries.length).toBe(2);
    const [first, second] = set.deliveries as [Delivery, Delivery];
    expect(second.at - first.at).toBeGreaterThanOrEqual(295);
  });

  test("end in the dead letters and call the failure callback, signed, with the whole story", async () => {
    set.answer = ({ path }) =>
      path === "/broken"
        ? new Response("no such job", { status: 500, headers: { "x-why": "gone" } })
        : new Response();
    const { messageId } = await set.client.publishJSON({
      url: set.to("/broken"),
      body: { job: 7 },
      retries: 1,
      failureCallback: set.to("/failed"),
      headers: { "Upstash-Failure-Callback-Forward-X-Kind": "training" },
    });
    await expect.poll(() => set.at("/failed").length).toBe(1);
    await set.qstash.idle();
    expect(set.at("/broken")).toHaveLength(2);
    const [{ headers, body, url }] = set.at("/failed") as [Delivery];
    expect(headers.get("x-kind")).toBe("training");
    const story = JSON.parse(body);
    expect(story).toMatchObject({
      status: 500,
      retried: 1,
      maxRetries: 1,
      sourceMessageId: messageId,
      url: set.to("/broken"),
      method: "POST",
      callerIP: "127.0.0.1",
      header: { "x-why": ["gone"] },
      sourceHeader: { "content-type": ["application/json"] },
    });
    expect(Buffer.from(story.body, "base64").toString()).toBe("no such job");
    expect(Buffer.from(story.sourceBody, "base64").toString()).toBe('{"job":7}');
    const signature = headers.get("upstash-signature") ?? "";
    expect(await new Receiver(QUEUE_KEYS).verify({ signature, body, url })).toBe(true);

    const { messages } = await set.client.dlq.listMessages();
    expect(messages).toMatchObject([
      { messageId, dlqId: story.dlqId, responseStatus: 500, responseBody: "no such job" },
    ]);
    set.answer = () => new Response();
    await set.client.dlq.retry(story.dlqId);
    await set.qstash.idle();
    expect(set.at("/broken").at(-1)?.body).toBe('{"job":7}');
    expect((await set.client.dlq.listMessages()).messages).toEqual([]);
  });

  test("status 489 with its header stops the retries; without the header it does not", async () => {
    set.answer = ({ path }) =>
      new Response(null, {
        status: 489,
        headers: path === "/never" ? { "Upstash-NonRetryable-Error": "true" } : {},
      });
    await set.client.publish({ url: set.to("/never") });
    await set.client.publish({ url: set.to("/again"), retries: 1 });
    await expect.poll(async () => (await set.client.dlq.listMessages()).messages.length).toBe(2);
    expect([set.at("/never").length, set.at("/again").length]).toEqual([1, 2]);
  });

  test("no answer in time, and nobody listening, count as failures", async () => {
    set.answer = () => new Promise((resolve) => setTimeout(() => resolve(new Response()), 1500));
    await set.client.publish({ url: set.to("/slow"), timeout: 1, retries: 0 });
    const closed = await listen("closed", () => new Response());
    await closed.close();
    await set.client.publish({ url: closed.url, retries: 0 });
    await expect.poll(async () => (await set.client.dlq.listMessages()).messages.length).toBe(2);
    const { logs } = await set.client.logs({ filter: { state: "ERROR" } });
    expect(logs.every(({ error }) => error)).toBe(true);
  });

  test("a callback hears of every attempt", async () => {
    set.answer = ({ path }) =>
      new Response(path, { status: path === "/work" && set.at("/work").length < 2 ? 500 : 200 });
    await set.client.publish({ url: set.to("/work"), callback: set.to("/heard") });
    await expect.poll(() => set.at("/heard").length).toBe(2);
    const stories = set.at("/heard").map(({ body }) => JSON.parse(body));
    expect(stories.map(({ status, retried }) => [status, retried])).toEqual([
      [500, 0],
      [200, 1],
    ]);
  });
});

describe("holding and cancelling", () => {
  test("a waiting message can be read and cancelled, and is then never delivered", async () => {
    set.qstash.pause();
    const { messageId } = await set.client.publishJSON({
      url: set.to("/held"),
      body: { a: 1 },
      failureCallback: set.to("/f"),
    });
    expect(await set.client.messages.get(messageId)).toMatchObject({
      messageId,
      url: set.to("/held"),
      body: '{"a":1}',
      maxRetries: 3,
      failureCallback: set.to("/f"),
    });
    await set.client.messages.cancel(messageId);
    vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(set.client.messages.get(messageId)).rejects.toThrow("not found");
    await expect(set.client.messages.cancel(messageId)).rejects.toThrow("not found");
    vi.restoreAllMocks();
    set.qstash.resume();
    await set.qstash.idle();
    expect(set.deliveries).toHaveLength(0);
  });

  test("never more than 16 deliveries at once, and a long one does not hold up a delayed one", async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    set.answer = async ({ path }) => {
      most = Math.max(most, ++running);
      if (path === "/delayed") tell();
      // the long one would never end if the delayed one had to wait for it
      await (path === "/long" ? told : sleep(30));
      running--;
      return new Response();
    };
    await set.client.publish({ url: set.to("/long") });
    await set.client.publish({ url: set.to("/delayed"), delay: 1 });
    await set.client.batch(Array.from({ length: 60 }, () => ({ url: set.to("/many") })));
    await told;
    await set.qstash.idle();
    expect(set.deliveries).toHaveLength(62);
    expect(most).toBe(16);
  });

  test("the page shows what the queue holds", async () => {
    set.qstash.pause();
    await set.client.publish({ url: set.to("/<shown>"), delay: 60 });
    const page = await (await fetch(set.qstash.url)).text();
    expect(page).toContain("<dt>Delayed</dt><dd>1</dd>");
    expect(page).not.toContain("<shown>");
  });
});

describe("after a stop and a start", () => {
  test("waiting, delayed and under-way messages are delivered; dead letters and deduplication are kept", async () => {
    await set.close();
    const time = manualTime(Date.now());
    set = await startQueueSetup({ time });
    set.qstash.pause();
    await set.client.publish({ url: set.to("/waiting"), deduplicationId: "w" });
    await set.client.publish({ url: set.to("/delayed"), delay: 1 });
    set.qstash.resume();
    await set.qstash.idle();
    set.answer = () => new Promise(() => {});
    await set.client.publish({ url: set.to("/cut") });
    await expect.poll(() => set.at("/cut").length).toBe(1);
    set.qstash.pause();
    await set.client.publish({ url: set.to("/held") });
    set.answer = () => new Response();
    await set.restart();
    const arrived = () => [set.at("/cut").length, set.at("/held").length, set.at("/delayed").length];
    await expect.poll(arrived).toEqual([2, 1, 0]);
    time.advance(1001);
    await expect.poll(arrived).toEqual([2, 1, 1]);
    expect(set.at("/cut")[1]?.headers.get("upstash-message-id")).toBe(
      set.at("/cut")[0]?.headers.get("upstash-message-id"),
    );
    await set.qstash.idle();
    expect((await set.client.publish({ url: set.to("/waiting"), deduplicationId: "w" })).deduplicated).toBe(
      true,
    );
    expect(set.at("/waiting")).toHaveLength(1);
  });
});
