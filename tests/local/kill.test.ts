import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { Client } from "@upstash/qstash";
import { Resend } from "resend";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startLibsql } from "#scripts/local/libsql/server.ts";
import { listen } from "#scripts/local/local-server.ts";
import { startMail } from "#scripts/local/mail/server.ts";
import { startQstash } from "#scripts/local/qstash/server.ts";
import { startStripe } from "#scripts/local/stripe/server.ts";
import { type ChildServer, startChildServer } from "#tests/support/child-server.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";
import { priceOf, STRIPE_KEY, stripeClient, subscribe } from "#tests/support/stripe.ts";

let folder: string;
let child: ChildServer | undefined;

beforeEach(() => {
  folder = scratchFolder("kill");
});

afterEach(async () => {
  await child?.kill();
  child = undefined;
});

async function startChild(name: string): Promise<string> {
  child = await startChildServer(join(import.meta.dirname, "killable.ts"), name, folder);
  return child.url;
}

/** Repeats `act` in eight lanes, kills the process in the midst of it, and returns what was acknowledged. */
async function actUntilKilled<T>(act: (n: number) => Promise<T>): Promise<T[]> {
  const acknowledged: T[] = [];
  let next = 0;
  const lanes = Array.from({ length: 8 }, async () => {
    try {
      for (;;) acknowledged.push(await act(next++));
    } catch {
      // The process is gone.
    }
  });
  await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 20 }).toBeGreaterThan(60);
  await child?.kill();
  await Promise.all(lanes);
  return acknowledged;
}

test("libsql: every acknowledged batch is there whole, and no half of any other", async () => {
  const url = await startChild("libsql");
  const client = createClient({ url });
  await client.executeMultiple("CREATE TABLE a (n INTEGER); CREATE TABLE b (n INTEGER);");
  const acknowledged = await actUntilKilled(async (n) => {
    await client.batch([`INSERT INTO a VALUES (${n})`, `INSERT INTO b VALUES (${n})`], "write");
    return n;
  });

  const server = await startLibsql({ file: join(folder, "db.sqlite") });
  const again = createClient({ url: server.url });
  const [a, b] = await again.batch(["SELECT n FROM a ORDER BY n", "SELECT n FROM b ORDER BY n"]);
  const kept = new Set(a?.rows.map((row) => row.n));
  expect(b?.rows.map((row) => row.n)).toEqual([...kept]);
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
  await server.close();
});

test("qstash: every acknowledged message is delivered, at least once", async () => {
  const delivered = new Set<string | null>();
  const target = await listen("target", async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    delivered.add(request.headers.get("upstash-message-id"));
    return new Response();
  });
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  const baseUrl = await startChild("qstash");
  const client = new Client({ baseUrl, token: "secret", retry: false, enableTelemetry: false });
  const acknowledged = await actUntilKilled(
    async () => (await client.publish({ url: target.url })).messageId,
  );
  quiet.mockRestore();

  const options = { dataDir: folder, token: "secret", signingKey: "a", backoffScale: 0.001 };
  const server = await startQstash(options);
  await server.idle();
  expect(acknowledged.filter((id) => !delivered.has(id))).toEqual([]);
  await Promise.all([server.close(), target.close()]);
});

test("mail: every acknowledged mail is in the inbox, once", async () => {
  const resend = new Resend("secret", { baseUrl: await startChild("mail") });
  const letter = { from: "a@example.com", to: "b@example.com", text: "x", html: "x", headers: {}, tags: [] };
  const acknowledged = await actUntilKilled(async (n) => {
    const { data } = await resend.emails.send({ ...letter, subject: `${n}` }, { idempotencyKey: `${n}` });
    if (!data) throw new Error("not sent");
    return data.id;
  });

  const server = await startMail({ dataDir: folder, apiKey: "secret" });
  const survivor = new Resend("secret", { baseUrl: server.url });
  for (const id of acknowledged) expect((await survivor.emails.get(id)).data?.id).toBe(id);
  await server.close();
});

test("stripe: every acknowledged payment is there, whole and once", async () => {
  const stripe = stripeClient(await startChild("stripe"));
  const price = await priceOf(stripe, { name: "Starter", cents: 900 });
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
  const acknowledged = await actUntilKilled(async () => (await subscribe(stripe, price, { customer })).id);

  const server = await startStripe({ dataFile: join(folder, "stripe.sqlite"), secretKey: STRIPE_KEY });
  const survivor = stripeClient(server.url);
  const made = await survivor.subscriptions.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const charges = await survivor.charges.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  expect(made.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  expect(made.every(({ status }) => status === "active")).toBe(true);
  expect(charges).toHaveLength(made.length);
  expect(server.events().filter(({ type }) => type === "invoice.paid")).toHaveLength(made.length);
  await server.close();
});
