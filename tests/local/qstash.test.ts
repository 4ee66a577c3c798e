import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, Receiver } from "@upstash/qstash";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type LocalServer, listen } from "#scripts/local/local-server.ts";
import { type QstashServer, startQstash } from "#scripts/local/qstash/server.ts";

const keys = { currentSigningKey: "sig_current", nextSigningKey: "sig_next" };

interface Delivery {
  url: string;
  path: string;
  method: string;
  headers: Headers;
  body: string;
  at: number;
}

let folder: string;
let qstash: QstashServer;
let client: Client;
let target: LocalServer;
let deliveries: Delivery[];
let answer: (delivery: Delivery) => Response | Promise<Response>;

async function start() {
  qstash = await startQstash({ dataDir: folder, token: "secret", ...keys, backoffScale: 0.005 });
  client = new Client({ baseUrl: qstash.url, token: "secret", enableTelemetry: false, retry: false });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "qstash-"));
  deliveries = [];
  answer = () => new Response("done");
  target = await listen("target", async (request) => {
    const body = await request.text();
    const { pathname: path } = new URL(request.url);
    const { url, method, headers } = request;
    const delivery = { url, path, method, headers: new Headers(headers), body, at: Date.now() };
    deliveries.push(delivery);
    return answer(delivery);
  });
  await start();
});

afterEach(async () => {
  await Promise.all([qstash.close(), target.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const to = (path: string) => `${target.url}${path}`;
const at = (path: string) => deliveries.filter((delivery) => delivery.path === path);
const states = async (messageId: string) =>
  (await client.logs({ filter: { messageId } })).logs.map(({ state }) => state).reverse();

describe("publishing", () => {
  test("delivers the body, forwarded headers and its own headers, once", async () => {
    const { messageId } = await client.publishJSON({
      url: to("/jobs?a=1&b=two"),
      body: { hello: "zoë" },
      headers: { "X-Trace": "t1" },
      label: "greeting",
    });
    await qstash.idle();
    expect(deliveries).toHaveLength(1);
    const [{ url, method, headers, body }] = deliveries as [Delivery];
    expect([url, method, body]).toEqual([to("/jobs?a=1&b=two"), "POST", '{"hello":"zoë"}']);
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("x-trace")).toBe("t1");
    expect(headers.get("user-agent")).toBe("Upstash-QStash");
    expect(headers.get("upstash-message-id")).toBe(messageId);
    expect(headers.get("upstash-retried")).toBe("0");
    expect(headers.has("authorization")).toBe(false);
    expect(await states(messageId)).toEqual(["CREATED", "ACTIVE", "DELIVERED"]);
  });

  test("other methods, and bytes that are no text", async () => {
    await client.publish({ url: to("/put"), method: "PUT", body: "plain" });
    await client.publish({ url: to("/get"), method: "GET" });
    await qstash.idle();
    expect(at("/put")[0]).toMatchObject({ method: "PUT", body: "plain" });
    expect(at("/get")[0]).toMatchObject({ method: "GET", body: "" });
  });

  test("a batch: every message its own answer, a bad one does not keep the others back", async () => {
    const answers = await client.batchJSON([
      { url: to("/one"), body: { n: 1 } },
      { url: "https://example.com/elsewhere", body: { n: 2 } },
      { url: to("/three"), body: { n: 3 } },
    ]);
    await qstash.idle();
    expect(answers.map((part) => "messageId" in part)).toEqual([true, false, true]);
    expect(deliveries.map(({ body }) => body).sort()).toEqual(['{"n":1}', '{"n":3}']);
  });

  test("delay and not-before hold a message back", async () => {
    await client.publish({ url: to("/later"), delay: 1 });
    await client.publish({ url: to("/moment"), notBefore: Math.ceil(Date.now() / 1000) });
    const published = Date.now();
    await qstash.idle();
    expect(at("/later")).toHaveLength(0);
    await expect.poll(() => deliveries.length, { timeout: 3000 }).toBe(2);
    expect((at("/later")[0]?.at ?? 0) - published).toBeGreaterThanOrEqual(980);
  });

  test("a repeat within ten minutes is accepted, answered with the first id and not delivered", async () => {
    const now = vi.spyOn(Date, "now");
    const message = { url: to("/once"), deduplicationId: "job-1" };
    const first = await client.publish(message);
    expect(await client.publish(message)).toEqual({ messageId: first.messageId, deduplicated: true });
    const repeat = await fetch(`${qstash.url}/v2/publish/${to("/once")}`, {
      method: "POST",
      headers: { authorization: "Bearer secret", "upstash-deduplication-id": "job-1" },
    });
    expect(repeat.status).toBe(202);
    const content = { url: to("/same"), body: "x", contentBasedDeduplication: true };
    await client.publish(content);
    await client.publish(content);
    await client.publish({ ...content, body: "y" });
    await qstash.idle();
    expect([at("/once").length, at("/same").length]).toEqual([1, 2]);

    now.mockReturnValue(Date.now() + 601_000);
    expect((await client.publish(message)).deduplicated).toBeUndefined();
    await qstash.idle();
    now.mockRestore();
    expect(at("/once")).toHaveLength(2);
  });

  test("what cannot be delivered as asked is refused with its reason", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(client.publish({ url: "ftp://127.0.0.1/x" })).rejects.toThrow("http");
    await expect(client.publish({ url: "https://example.com/" })).rejects.toThrow("this machine only");
    await expect(client.publish({ url: to("/"), delay: "soon" as "1s" })).rejects.toThrow("upstash-delay");
    await expect(client.publish({ url: to("/"), retryDelay: "1000" })).rejects.toThrow("upstash-retry-delay");
    await expect(client.publish({ url: to("/"), failureCallback: "nowhere" })).rejects.toThrow("nowhere");
    const stranger = new Client({ baseUrl: qstash.url, token: "guess", enableTelemetry: false });
    await expect(stranger.publish({ url: to("/") })).rejects.toThrow("unauthorized");
    await qstash.idle();
    expect(deliveries).toHaveLength(0);
    vi.restoreAllMocks();
  });
});

describe("signatures", () => {
  test("the official receiver accepts a delivery and refuses any change to it", async () => {
    const receiver = new Receiver(keys);
    await client.publishJSON({ url: to("/signed"), body: { amount: 1 } });
    await qstash.idle();
    const [{ headers, body, url }] = deliveries as [Delivery];
    const signature = headers.get("upstash-signature") ?? "";
    expect(await receiver.verify({ signature, body, url })).toBe(true);
    await expect(receiver.verify({ signature, body: '{"amount":9}', url })).rejects.toThrow("body hash");
    await expect(receiver.verify({ signature, body, url: to("/other") })).rejects.toThrow("subject");
    const other = new Receiver({ currentSigningKey: "a", nextSigningKey: "b" });
    await expect(other.verify({ signature, body, url })).rejects.toThrow();
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ["Date"] });
    await expect(receiver.verify({ signature, body, url })).rejects.toThrow();
    vi.useRealTimers();
  });
});

describe("failing deliveries", () => {
  test("are tried again with growing, scaled delays until they succeed", async () => {
    answer = () => new Response("not yet", { status: deliveries.length < 3 ? 500 : 200 });
    const { messageId } = await client.publish({ url: to("/flaky") });
    await expect.poll(() => deliveries.length, { timeout: 5000 }).toBe(3);
    await qstash.idle();
    expect(deliveries.map(({ headers }) => headers.get("upstash-retried"))).toEqual(["0", "1", "2"]);
    // e^2.5 = 12.2 s and e^5 = 148.4 s, times 0.005.
    const [first, second, third] = deliveries.map((delivery) => delivery.at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(60);
    expect(second - first).toBeLessThan(700);
    expect(third - second).toBeGreaterThanOrEqual(740);
    expect(await states(messageId)).toEqual([
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
    answer = () =>
      new Response(null, { status: deliveries.length < 2 ? 503 : 200, headers: { "Retry-After": "60" } });
    await client.publish({ url: to("/limited") });
    await expect.poll(() => deliveries.length, { timeout: 3000 }).toBe(2);
    const [first, second] = deliveries as [Delivery, Delivery];
    expect(second.at - first.at).toBeGreaterThanOrEqual(295);
  });

  test("end in the dead letters and call the failure callback, signed, with the whole story", async () => {
    answer = ({ path }) =>
      path === "/broken"
        ? new Response("no such job", { status: 500, headers: { "x-why": "gone" } })
        : new Response();
    const { messageId } = await client.publishJSON({
      url: to("/broken"),
      body: { job: 7 },
      retries: 1,
      failureCallback: to("/failed"),
      headers: { "Upstash-Failure-Callback-Forward-X-Kind": "training" },
    });
    await expect.poll(() => at("/failed").length, { timeout: 3000 }).toBe(1);
    await qstash.idle();
    expect(at("/broken")).toHaveLength(2);
    const [{ headers, body, url }] = at("/failed") as [Delivery];
    expect(headers.get("x-kind")).toBe("training");
    const story = JSON.parse(body);
    expect(story).toMatchObject({
      status: 500,
      retried: 1,
      maxRetries: 1,
      sourceMessageId: messageId,
      url: to("/broken"),
      method: "POST",
      callerIP: "127.0.0.1",
      header: { "x-why": ["gone"] },
      sourceHeader: { "content-type": ["application/json"] },
    });
    expect(Buffer.from(story.body, "base64").toString()).toBe("no such job");
    expect(Buffer.from(story.sourceBody, "base64").toString()).toBe('{"job":7}');
    const signature = headers.get("upstash-signature") ?? "";
    expect(await new Receiver(keys).verify({ signature, body, url })).toBe(true);

    const { messages } = await client.dlq.listMessages();
    expect(messages).toMatchObject([
      { messageId, dlqId: story.dlqId, responseStatus: 500, responseBody: "no such job" },
    ]);
    answer = () => new Response();
    await client.dlq.retry(story.dlqId);
    await qstash.idle();
    expect(at("/broken").at(-1)?.body).toBe('{"job":7}');
    expect((await client.dlq.listMessages()).messages).toEqual([]);
  });

  test("status 489 with its header stops the retries; without the header it does not", async () => {
    answer = ({ path }) =>
      new Response(null, {
        status: 489,
        headers: path === "/never" ? { "Upstash-NonRetryable-Error": "true" } : {},
      });
    await client.publish({ url: to("/never") });
    await client.publish({ url: to("/again"), retries: 1 });
    await expect
      .poll(async () => (await client.dlq.listMessages()).messages.length, { timeout: 3000 })
      .toBe(2);
    expect([at("/never").length, at("/again").length]).toEqual([1, 2]);
  });

  test("no answer in time, and nobody listening, count as failures", async () => {
    answer = () => new Promise((resolve) => setTimeout(() => resolve(new Response()), 1500));
    await client.publish({ url: to("/slow"), timeout: 1, retries: 0 });
    const closed = await listen("closed", () => new Response());
    await closed.close();
    await client.publish({ url: closed.url, retries: 0 });
    await expect
      .poll(async () => (await client.dlq.listMessages()).messages.length, { timeout: 3000 })
      .toBe(2);
    const { logs } = await client.logs({ filter: { state: "ERROR" } });
    expect(logs.every(({ error }) => error)).toBe(true);
  });

  test("a callback hears of every attempt", async () => {
    answer = ({ path }) =>
      new Response(path, { status: path === "/work" && at("/work").length < 2 ? 500 : 200 });
    await client.publish({ url: to("/work"), callback: to("/heard") });
    await expect.poll(() => at("/heard").length, { timeout: 3000 }).toBe(2);
    const stories = at("/heard").map(({ body }) => JSON.parse(body));
    expect(stories.map(({ status, retried }) => [status, retried])).toEqual([
      [500, 0],
      [200, 1],
    ]);
  });
});

describe("holding and cancelling", () => {
  test("a waiting message can be read and cancelled, and is then never delivered", async () => {
    qstash.pause();
    const { messageId } = await client.publishJSON({
      url: to("/held"),
      body: { a: 1 },
      failureCallback: to("/f"),
    });
    expect(await client.messages.get(messageId)).toMatchObject({
      messageId,
      url: to("/held"),
      body: '{"a":1}',
      maxRetries: 3,
      failureCallback: to("/f"),
    });
    await client.messages.cancel(messageId);
    vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(client.messages.get(messageId)).rejects.toThrow("not found");
    await expect(client.messages.cancel(messageId)).rejects.toThrow("not found");
    vi.restoreAllMocks();
    qstash.resume();
    await qstash.idle();
    expect(deliveries).toHaveLength(0);
  });

  test("never more than 16 deliveries at once, and a long one does not hold up a delayed one", async () => {
    const running: string[] = [];
    let most = 0;
    let besideDelayed: string[] = [];
    answer = async ({ path }) => {
      running.push(path);
      most = Math.max(most, running.length);
      if (path === "/delayed") besideDelayed = [...running];
      await new Promise((resolve) => setTimeout(resolve, path === "/long" ? 1800 : 30));
      running.splice(running.indexOf(path), 1);
      return new Response();
    };
    await client.publish({ url: to("/long") });
    await client.publish({ url: to("/delayed"), delay: 1 });
    await client.batch(Array.from({ length: 60 }, () => ({ url: to("/many") })));
    await expect.poll(() => at("/delayed").length, { timeout: 3000 }).toBe(1);
    expect(besideDelayed).toContain("/long");
    await qstash.idle();
    expect(deliveries).toHaveLength(62);
    expect(most).toBe(16);
  });

  test("the page shows what the queue holds", async () => {
    qstash.pause();
    await client.publish({ url: to("/<shown>"), delay: 60 });
    const page = await (await fetch(qstash.url)).text();
    expect(page).toContain("<dt>Delayed</dt><dd>1</dd>");
    expect(page).not.toContain("<shown>");
  });
});

describe("after a stop and a start", () => {
  test("waiting, delayed and under-way messages are delivered; dead letters and deduplication are kept", async () => {
    qstash.pause();
    await client.publish({ url: to("/waiting"), deduplicationId: "w" });
    await client.publish({ url: to("/delayed"), delay: 1 });
    qstash.resume();
    await qstash.idle();
    answer = () => new Promise(() => {});
    await client.publish({ url: to("/cut") });
    await expect.poll(() => at("/cut").length).toBe(1);
    qstash.pause();
    await client.publish({ url: to("/held") });
    await qstash.close();
    answer = () => new Response();
    await start();
    await expect
      .poll(() => [at("/cut").length, at("/held").length, at("/delayed").length], { timeout: 3000 })
      .toEqual([2, 1, 1]);
    expect(at("/cut")[1]?.headers.get("upstash-message-id")).toBe(
      at("/cut")[0]?.headers.get("upstash-message-id"),
    );
    await qstash.idle();
    expect((await client.publish({ url: to("/waiting"), deduplicationId: "w" })).deduplicated).toBe(true);
    expect(at("/waiting")).toHaveLength(1);
  });
});
