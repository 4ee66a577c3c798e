import { createClient } from "@libsql/client/web";
import { expect, onTestFinished, test } from "vitest";
import { loadSecrets } from "#scripts/local/secrets.ts";
import { type ServerName, START } from "#scripts/local/servers.ts";
import { priceOf, stripeClient, subscribe } from "#tests/support/billing/stripe.ts";
import { startServerProcess } from "#tests/support/local/child-server.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

/** A server in a process of its own, and what starts it again over the same data. */
async function startKillable(name: ServerName) {
  const dataDir = scratchFolder("kill");
  const secrets = loadSecrets(dataDir);
  const child = await startServerProcess(name, dataDir);
  onTestFinished(child.kill);
  const setting = { dataDir, secrets, ports: {}, compute: fakeCompute().compute, retryScale: 0.001 };
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
    await child.kill();
    await Promise.all(lanes);
    return acknowledged;
  }
  return { url: child.url, secrets, setting, actUntilKilled };
}

test("libsql: every acknowledged batch is there whole, and no half of any other", async () => {
  const { url, secrets, setting, actUntilKilled } = await startKillable("libsql");
  const client = createClient({ url, authToken: secrets.database });
  await client.executeMultiple("CREATE TABLE a (n INTEGER); CREATE TABLE b (n INTEGER);");
  const acknowledged = await actUntilKilled(async (n) => {
    await client.batch([`INSERT INTO a VALUES (${n})`, `INSERT INTO b VALUES (${n})`], "write");
    return n;
  });

  const server = await START.libsql(setting);
  const again = createClient({ url: server.url, authToken: secrets.database });
  const [a, b] = await again.batch(["SELECT n FROM a ORDER BY n", "SELECT n FROM b ORDER BY n"]);
  const kept = new Set(a?.rows.map((row) => row.n));
  expect(b?.rows.map((row) => row.n)).toEqual([...kept]);
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
  await server.close();
});

test("stripe: every acknowledged payment is there, whole and once", async () => {
  const { url, secrets, setting, actUntilKilled } = await startKillable("stripe");
  const stripe = stripeClient(url, secrets.stripe);
  const price = await priceOf(stripe, { name: "Starter", cents: 900 });
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
  const acknowledged = await actUntilKilled(async () => (await subscribe(stripe, price, { customer })).id);

  const server = await START.stripe(setting);
  const survivor = stripeClient(server.url, secrets.stripe);
  const made = await survivor.subscriptions.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const charges = await survivor.charges.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  expect(made.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  expect(made.every(({ status }) => status === "active")).toBe(true);
  expect(charges).toHaveLength(made.length);
  expect(server.events().filter(({ type }) => type === "invoice.paid")).toHaveLength(made.length);
  await server.close();
});
