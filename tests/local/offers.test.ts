import { expect, onTestFinished, test, vi } from "vitest";
import { createClientFor } from "#db/client.ts";
import type { Deps } from "#functions/deps.ts";
import { PARSERS } from "#schema/operations/index.ts";
import { imagesOutput } from "#schema/operations/outputs.ts";
import type { DeploymentEnv } from "#scripts/deploy/deployment-env.ts";
import { serviceChecks } from "#scripts/deploy/service-checks.ts";
import { REQUESTS } from "#scripts/local/libsql/protocol.ts";
import { OPTIONS } from "#scripts/local/qstash/publication.ts";
import { COMMANDS } from "#scripts/local/redis/commands.ts";
import type { LocalServer } from "#scripts/local/server/local-server.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";
import { PORTRAITS, portraitRequest, until } from "#tests/support/local/inference-setup.ts";

/** A local server offers what the product and its scripts call, and what a person opens in a browser: no less, no more. */
const engine = fakeCompute();
const harness = harnessForFile({ google: true, compute: engine.compute });

/** The requests that leave this process for a server from now until the test's end. */
function recordCalls(url: string): Request[] {
  const calls: Request[] = [];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation((...args) => {
    const request = new Request(...args);
    if (request.url.startsWith(url)) calls.push(request.clone());
    return fetch(request);
  });
  onTestFinished(() => spy.mockRestore());
  return calls;
}

/** The route that answers a call. */
function routeOf({ method, url }: Request, routes: string[]): string {
  const call = `${method} ${new URL(url).pathname}`;
  const patternOf = (route: string) => route.replace("/:path{.+}?", "(/.+)?").replace(/:\w+/g, "[^/]+");
  return routes.find((route) => new RegExp(`^${patternOf(route)}$`).test(call)) ?? `missing: ${call}`;
}

/** Expects that what the product does here, the doctor's checks and a person's pages are all a server offers. */
async function expectAllCalled(
  { url, routes }: LocalServer & { routes: string[] },
  drive: (deps: Deps) => Promise<unknown>,
  pages = ["GET /"],
): Promise<Request[]> {
  const calls = recordCalls(url);
  await drive(harness.deps());
  for (const check of serviceChecks(harness.env as unknown as DeploymentEnv))
    expect(await check.problem()).toBeNull();
  const called = new Set([...calls.map((call) => routeOf(call, routes)), ...pages]);
  expect([...called].sort()).toEqual(routes.toSorted());
  return calls;
}

const bodiesOf = (calls: Request[]) =>
  Promise.all(calls.filter(({ method }) => method === "POST").map((call) => call.json()));

test("inference: what the provider calls", async () => {
  await expectAllCalled(harness.cloud.inference, async ({ inference }) => {
    const loraUrl = await inference.upload({ content: new Blob(["x"]), keepSeconds: 60 });
    const submit = () =>
      inference.submit({ endpoint: PORTRAITS, input: portraitRequest({ loraUrl }), webhookUrl: null });
    const request = await submit();
    await until(async () => (await inference.status(request)).state === "ended");
    const result = await inference.result(request);
    const [image] = imagesOutput.schema(PARSERS).parse(result?.ok && result.output).images;
    await (await inference.download(image?.url ?? "")).body.cancel();
    engine.pause();
    // two are worked on at once
    const [, , waiting] = [await submit(), await submit(), await submit()];
    expect(await inference.cancel(waiting)).toBe("cancelled");
    engine.resume();
  });
});

test("queue: what the publisher calls, with the options of its messages", async () => {
  const { qstash } = harness.cloud;
  qstash.pause();
  onTestFinished(() => qstash.purgeWaiting());
  const calls = await expectAllCalled(qstash, ({ queue }) =>
    queue.publish([{ job: "poll", body: { id: "a" }, delaySeconds: 5 }]),
  );
  const [messages] = await bodiesOf(calls);
  const names = messages.flatMap(({ headers }: { headers: object }) => Object.keys(headers));
  const options = names.filter((name: string) => name.startsWith("upstash-"));
  expect(options.sort()).toEqual(OPTIONS.toSorted());
});

test("redis: what the limiter calls, with its commands", async () => {
  const calls = await expectAllCalled(harness.cloud.redis, async ({ limits }) => {
    await limits.ping();
    expect(await limits.allow("registerByAddress", "who")).toBe(true);
  });
  const commands = (await bodiesOf(calls)).flatMap((body) => (Array.isArray(body[0]) ? body : [body]));
  const names = new Set(commands.map(([name]) => name.toLowerCase()));
  expect([...names].sort()).toEqual(Object.keys(COMMANDS).sort());
});

test("email: what the mailer and the demo call", async () => {
  const drive = async ({ mailer }: Deps) => {
    await mailer.send({
      from: "a@example.com",
      to: "b@example.com",
      replyTo: "c@example.com",
      subject: "Hello",
      headers: {},
      text: "/verify-email?token=abc",
      html: "<p>Hello</p>",
      emailId: "email-1",
      idempotencyKey: "once",
    });
    expect(await waitForToken(harness.cloud.email.url, "b@example.com")).toBe("abc");
  };
  const pages = ["GET /", "GET /mails/:id", "GET /mails/:id/html", "POST /mails/:id/events"];
  await expectAllCalled(harness.cloud.email, drive, pages);
});

test("libsql: what the database client sends, and what tests prepare tables with", async () => {
  const { libsql } = harness.cloud;
  const drive = async ({ db }: Deps) => {
    const client = createClientFor({ url: libsql.url, token: String(harness.env.DATABASE_TOKEN) });
    await client.migrate(["CREATE TABLE note (id INTEGER PRIMARY KEY)"]);
    await client.executeMultiple("INSERT INTO note VALUES (1); INSERT INTO note VALUES (2);");
    client.close();
    await db.write([{ sql: "DELETE FROM note WHERE id = ?", args: [1] }]);
    expect(await db.first({ sql: "SELECT id FROM note", args: [] })).toMatchObject({ id: 2 });
    db.close();
  };
  const calls = await expectAllCalled(libsql, drive, []);
  const sent = (await bodiesOf(calls)).flatMap(({ requests }) => requests);
  const types = new Set(sent.map(({ type }: { type: string }) => type));
  expect([...types].sort()).toEqual(REQUESTS.toSorted());
});

test.each(["libsql", "email", "inference", "qstash", "google"] as const)(
  "%s refuses any other call by its name",
  async (name) => {
    const headers = { authorization: `Key ${harness.env.INFERENCE_KEY}` };
    const answer = await fetch(`${harness.cloud[name]?.url}/elsewhere`, { method: "PUT", headers });
    const words = expect.stringContaining("does not offer PUT /elsewhere");
    expect([answer.status, await answer.text()]).toEqual([501, words]);
  },
);
