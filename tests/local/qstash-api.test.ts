import { createHash } from "node:crypto";
import { Receiver } from "@upstash/qstash";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { evaluateRetryDelay } from "#scripts/local/qstash/retry-expression.ts";
import { manualTime } from "#tests/support/manual-time.ts";
import { QUEUE_KEYS, type QueueSetup, startQueueSetup } from "#tests/support/queue-setup.ts";

let set: QueueSetup;
beforeEach(async () => {
  set = await startQueueSetup();
});
afterEach(() => set.close());

/** Publishes messages that fail at once and waits for all to be dead letters. */
async function fail(messages: { path: string; label?: string; status?: number }[]) {
  set.answer = ({ path }) =>
    new Response("no", { status: messages.find((one) => one.path === path)?.status ?? 500 });
  for (const { path, label } of messages) await set.client.publish({ url: set.to(path), label, retries: 0 });
  await expect.poll(async () => (await set.client.dlq.listMessages()).messages.length).toBe(messages.length);
}

describe("dead letters", () => {
  test("are listed by filter and by page, and fetched one by one", async () => {
    await fail([{ path: "/a", label: "x" }, { path: "/b", label: "x,y", status: 404 }, { path: "/c" }]);
    const list = async (options: Parameters<typeof set.client.dlq.listMessages>[0]) =>
      (await set.client.dlq.listMessages(options)).messages.map(({ url }) => new URL(url).pathname).sort();
    expect(await list({ filter: { label: "x" } })).toEqual(["/a", "/b"]);
    expect(await list({ filter: { label: ["y", "z"] } })).toEqual(["/b"]);
    expect(await list({ filter: { responseStatus: 404 } })).toEqual(["/b"]);
    expect(await list({ filter: { url: [set.to("/a"), set.to("/c")] } })).toEqual(["/a", "/c"]);
    expect(await list({ filter: { url: set.to("/a"), label: "y" } })).toEqual([]);
    expect(await list({ filter: { fromDate: Date.now() + 60_000 } })).toEqual([]);

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await set.client.dlq.listMessages({ count: 2, cursor });
      seen.push(...page.messages.map(({ dlqId }) => dlqId));
      cursor = page.cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(3);
    expect(await list({ dlqIds: seen.slice(0, 1) })).toHaveLength(1);
    const single = await set.call("GET", `/dlq/${seen[0]}`);
    expect(await single.json()).toMatchObject({ dlqId: seen[0], responseBody: "no" });
  });

  test("are retried and deleted by id, by filter and all together", async () => {
    await fail([{ path: "/a", label: "x" }, { path: "/b" }, { path: "/c" }, { path: "/d" }]);
    const { messages } = await set.client.dlq.listMessages();
    const idOf = (path: string) => messages.find(({ url }) => url.endsWith(path))?.dlqId ?? "";
    set.answer = () => new Response();
    expect((await set.client.dlq.retry({ filter: { label: "x" } })).responses).toHaveLength(1);
    const one = await set.call("POST", `/dlq/retry/${idOf("/b")}`);
    expect([one.status, Object.keys(await one.json())]).toEqual([201, ["messageId"]]);
    expect(await set.client.dlq.delete(idOf("/c"))).toEqual({ deleted: 1 });
    expect(await set.client.dlq.delete({ all: true })).toMatchObject({ deleted: 1 });
    await set.qstash.idle();
    expect([set.at("/a").length, set.at("/b").length, set.at("/c").length]).toEqual([2, 2, 1]);
    expect((await set.client.dlq.listMessages()).messages).toEqual([]);
    expect((await set.call("DELETE", "/dlq/none")).status).toBe(404);
  });
});

describe("messages and logs", () => {
  test("cancelling by label, address, host, path, list and all together", async () => {
    set.qstash.pause();
    const publish = async (path: string, label?: string[]) =>
      (await set.client.publish({ url: set.to(path), label })).messageId;
    const ids = [
      await publish("/a", ["x", "y"]),
      await publish("/b", ["y"]),
      await publish("/c"),
      await publish("/d"),
    ];
    expect(await set.client.messages.cancel({ filter: { label: "x" } })).toEqual({ cancelled: 1 });
    expect(await set.client.messages.cancel({ filter: { label: "y", path: "/c" } })).toEqual({
      cancelled: 0,
    });
    expect(
      await set.client.messages.cancel({ filter: { path: "/b", host: new URL(set.to("/")).host } }),
    ).toEqual({
      cancelled: 1,
    });
    expect(await set.client.messages.cancel([ids[0] ?? "", ids[2] ?? ""])).toEqual({ cancelled: 1 });
    expect(await set.client.messages.cancel({ all: true })).toEqual({ cancelled: 1 });
    set.qstash.resume();
    await set.qstash.idle();
    expect(set.deliveries).toHaveLength(0);
    expect(await set.states(ids[3] ?? "")).toEqual(["CREATED", "CANCEL_REQUESTED", "CANCELLED"]);
  });

  test("the log is filtered, and read page by page without a gap", async () => {
    set.answer = ({ path }) => new Response(null, { status: path === "/bad" ? 500 : 200 });
    const { messageId } = await set.client.publish({
      url: set.to("/good"),
      label: ["a", "b"],
      body: "hello",
    });
    await set.client.publish({ url: set.to("/bad"), retries: 0 });
    await set.qstash.idle();
    const states = async (filter: NonNullable<Parameters<typeof set.client.logs>[0]>["filter"]) =>
      (await set.client.logs({ filter })).logs.map(({ state }) => state);
    expect(await states({ state: "DELIVERED" })).toEqual(["DELIVERED"]);
    expect(await states({ state: "IN_PROGRESS" })).toEqual(["ERROR", "ACTIVE", "ACTIVE"]);
    expect(await states({ label: "b", state: "CREATED" })).toEqual(["CREATED"]);
    expect(await states({ url: set.to("/bad"), toDate: Date.now() })).toContain("FAILED");
    const { logs } = await set.client.logs({ messageIds: [messageId] });
    expect(logs[0]).toMatchObject({ labels: ["a", "b"], body: Buffer.from("hello").toString("base64") });

    const times: number[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await set.client.logs({ count: 3, cursor });
      times.push(...page.logs.map(({ time }) => time));
      cursor = page.cursor;
      pages++;
    } while (cursor);
    expect([times.length, pages]).toEqual([7, 3]);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test("redacted fields are delivered, but never told again", async () => {
    set.qstash.pause();
    const { messageId } = await set.client.publishJSON({
      url: set.to("/secret"),
      body: { pin: 1234 },
      headers: { Authorization: "Bearer mine", "X-Open": "yes" },
      redact: { body: true, header: ["Authorization"] },
    });
    const hash = (text: string) => `REDACTED:${createHash("sha256").update(text).digest("hex")}`;
    const told = await set.client.messages.get(messageId);
    expect(told).toMatchObject({
      body: hash('{"pin":1234}'),
      header: { authorization: [hash("Bearer mine")], "x-open": ["yes"] },
    });
    const { logs } = await set.client.logs({ messageIds: [messageId] });
    expect(JSON.stringify(logs)).not.toContain("Bearer mine");
    set.qstash.resume();
    await set.qstash.idle();
    expect([set.deliveries[0]?.body, set.deliveries[0]?.headers.get("authorization")]).toEqual([
      '{"pin":1234}',
      "Bearer mine",
    ]);
  });
});

describe("url groups", () => {
  test("a message goes to every endpoint, each on its own", async () => {
    const endpoints = [{ name: "one", url: set.to("/one") }, { url: set.to("/two") }];
    await set.client.urlGroups.addEndpoints({ name: "all", endpoints });
    const sent = await set.client.publishJSON({
      urlGroup: "all",
      body: { n: 1 },
      failureCallback: set.to("/failed"),
      retries: 0,
    });
    expect(sent).toMatchObject([{ url: set.to("/one") }, { url: set.to("/two") }]);
    set.answer = ({ path }) => new Response(null, { status: path === "/one" ? 500 : 200 });
    await expect.poll(() => set.at("/failed").length).toBe(1);
    expect(JSON.parse(set.at("/failed")[0]?.body ?? "")).toMatchObject({
      topicName: "all",
      endpointName: "one",
    });
    const { logs } = await set.client.logs({ filter: { urlGroup: "all", state: "CREATED" } });
    expect(logs.map(({ urlGroup }) => urlGroup)).toEqual(["all", "all"]);

    await set.client.urlGroups.removeEndpoints({ name: "all", endpoints: [{ name: "one" }] });
    expect((await set.client.urlGroups.get("all")).endpoints).toEqual([{ url: set.to("/two") }]);
    await set.client.urlGroups.delete("all");
    expect(await set.client.urlGroups.list()).toEqual([]);
    expect((await set.call("POST", "/publish/all")).status).toBe(404);
  });
});

describe("retries", () => {
  test("an expression of the publisher sets the pace, in milliseconds and scaled", async () => {
    await set.close();
    const time = manualTime(Date.now());
    set = await startQueueSetup({ time });
    set.answer = () => new Response(null, { status: 500 });
    const retryDelay = "max(20000, pow(2, retried) * 20000)";
    const { messageId } = await set.client.publish({ url: set.to("/e"), retries: 2, retryDelay });
    expect(await set.client.messages.get(messageId)).toMatchObject({ retryDelayExpression: retryDelay });
    for (const [retries, delay] of [100, 200].entries()) {
      await expect.poll(() => set.at("/e").length).toBe(retries + 1);
      await set.qstash.idle();
      time.advance(delay - 1);
      await set.qstash.idle();
      expect(set.at("/e")).toHaveLength(retries + 1);
      // the queue wakes a millisecond after the moment it waits for
      time.advance(2);
    }
    await expect.poll(() => set.at("/e").length).toBe(3);
  });

  test.each([
    ["1000 * (1 + retried)", 2, 3000],
    ["pow(2, retried) * 1000", 3, 8000],
    ["min(5, 3, 4) - -1 % 3", 0, 4],
    ["floor(sqrt(17)) + ceil(0.1) + round(1.5) + abs(-2) + exp(0)", 0, 10],
    ["2 + 3 * 4 / 6", 0, 4],
  ])("%s after %i retries is %i", (expression, retried, value) => {
    expect(evaluateRetryDelay(expression, retried)).toBe(value);
  });

  test.each([
    "",
    "1 +",
    "retry",
    "pow(1)",
    "(1",
    "1)",
    "process.exit()",
    "1 2",
    "0/0",
    "constructor(1)",
    "(".repeat(99),
  ])("%j is no delay", (expression) => {
    expect(() => evaluateRetryDelay(expression, 0)).toThrow();
  });
});

test("rotated keys sign from then on; a receiver that knew the next one goes on, through a restart too", async () => {
  expect(await (await set.call("GET", "/keys")).json()).toEqual({ current: "sig_current", next: "sig_next" });
  const rotated = await (await set.call("POST", "/keys/rotate")).json();
  expect(rotated).toMatchObject({ current: "sig_next", next: expect.stringMatching(/^sig_.{20}/) });
  await set.restart();
  expect(set.qstash.signingKeys()).toEqual(rotated);
  await set.client.publish({ url: set.to("/signed"), body: "x" });
  await expect.poll(() => set.deliveries.length).toBe(1);
  const signature = set.deliveries[0]?.headers.get("upstash-signature") ?? "";
  expect(await new Receiver(QUEUE_KEYS).verify({ signature, body: "x" })).toBe(true);
});

test("a filter that does not exist is refused instead of choosing everything, and a count is kept to", async () => {
  for (let n = 0; n < 3; n++) {
    await set.client.publish({ url: set.to("/later"), body: String(n), delay: 600, label: "later" });
  }
  for (const [method, path] of [
    ["DELETE", "/messages?labeel=x"],
    ["DELETE", "/dlq?labeel=x"],
    ["GET", "/logs?labeel=x"],
  ] as const) {
    const answer = await set.call(method, path);
    expect([answer.status, await answer.json()]).toEqual([400, { error: "unknown filter: labeel" }]);
  }
  const one = await set.call("DELETE", "/messages?label=later&count=1");
  expect(await one.json()).toEqual({ cancelled: 1 });
  expect(await (await set.call("DELETE", "/messages?label=later")).json()).toEqual({ cancelled: 2 });
});

test("a message of a batch whose headers are none is refused alone", async () => {
  const destination = set.to("/batch");
  const answer = await fetch(`${set.qstash.url}/v2/batch`, {
    method: "POST",
    headers: { authorization: "Bearer secret" },
    body: JSON.stringify([
      { destination, headers: 5 },
      { destination, headers: { "bad name": "x" } },
      { destination, body: "x" },
    ]),
  });
  const error = "headers are not an object of names and values";
  expect([answer.status, await answer.json()]).toMatchObject([200, [{ error }, { error }, {}]]);
});

test("what is not offered says so in the queue's own shape", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const unknown = await set.call("POST", "/workflows/runs/1?cancel=true");
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { error: expect.stringContaining("does not offer") },
  ]);
  await expect(
    set.client.publishJSON({ url: "https://api.openai.com/v1/chat/completions", body: {} }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringContaining("this machine only") });
  const llm = await set.call("POST", "/publish/api/llm");
  expect([llm.status, await llm.json()]).toEqual([
    400,
    { error: expect.stringContaining("language models") },
  ]);
  vi.restoreAllMocks();
});

test("the page shows schedules, lines and dead letters, escaped, and no body", async () => {
  await fail([{ path: "/lost" }]);
  await set.client.schedules.create({ destination: set.to("/<b>"), cron: "0 0 1 1 *", body: "private" });
  await set.client.publish({ url: set.to("/x"), flowControl: { key: "fair", rate: 5, period: 60 } });
  await set.client.queue({ queueName: "line" }).upsert({ parallelism: 2 });
  const page = await (await fetch(set.qstash.url)).text();
  for (const text of ["0 0 1 1 *", "fair", "5 in 60 s", "line", "2 at once", "/lost", "status 500"]) {
    expect(page).toContain(text);
  }
  expect(page).not.toContain("private");
  expect(page).not.toContain("<b>");
});
