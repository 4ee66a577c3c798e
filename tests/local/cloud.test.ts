import { expect, onTestFinished, test } from "vitest";
import { createClientFor } from "#db/client.ts";
import { type LocalCloud, startCloud } from "#scripts/local/cloud.ts";
import { listen } from "#scripts/local/server/local-server.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const portsOf = ({ libsql, redis, email, inference, qstash, stripe }: LocalCloud) =>
  [libsql, redis, email, inference, qstash, stripe].map(({ port }) => port);

/** Runs this at the cloud's database. */
async function execute({ libsql, bindings }: LocalCloud, sql: string) {
  const token = bindings("http://127.0.0.1:1").DATABASE_TOKEN ?? "";
  const client = createClientFor({ url: libsql.url, token });
  const { rows } = await client.execute(sql);
  client.close();
  return rows;
}

test("a second start is at the ports of the first; where another program has one by now, it takes a new one and goes on", async () => {
  const dataDir = scratchFolder();
  const start = async () => {
    const cloud = await startCloud({ dataDir, compute: fakeCompute().compute });
    onTestFinished(cloud.close);
    return cloud;
  };
  const first = await start();
  await execute(first, "CREATE TABLE note AS SELECT 'kept' AS text");
  const before = portsOf(first);
  await first.close();
  const second = await start();
  expect(portsOf(second)).toEqual(before);
  await second.close();

  const other = await listen("another program", () => new Response("not ours"), before[0]);
  onTestFinished(other.close);
  const third = await start();
  const after = portsOf(third);
  expect(after[0]).not.toBe(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
  expect((await execute(third, "SELECT text FROM note"))[0]?.text).toBe("kept");
  await third.close();
  // and stays there, also when the old one is free again
  await other.close();
  expect(portsOf(await start())).toEqual(after);
});
