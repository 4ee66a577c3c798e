import { afterAll, expect, test } from "vitest";
import { createClientFor } from "#db/client.ts";
import { type LocalCloud, startCloud } from "#scripts/local/cloud.ts";
import { type LocalServer, listen } from "#scripts/local/local-server.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const dataDir = scratchFolder();
const open: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const server of open) await server.close();
});

const start = async () => {
  const cloud = await startCloud({ dataDir, compute: fakeCompute().compute });
  open.push(cloud);
  return cloud;
};
const stop = async (cloud: LocalCloud) => {
  open.pop();
  await cloud.close();
};
const ports = ({ libsql, redis, mail, inference, qstash, stripe }: LocalCloud) =>
  [libsql, redis, mail, inference, qstash, stripe].map(({ port }) => port);
const client = (cloud: LocalCloud) =>
  createClientFor({
    url: cloud.libsql.url,
    token: cloud.bindings("http://127.0.0.1:1").DATABASE_TOKEN ?? "",
  });

test("a second start is at the ports of the first; where another program has one by now, it takes a new one and goes on", async () => {
  const first = await start();
  const writing = client(first);
  await writing.batch(["CREATE TABLE note (text)", "INSERT INTO note VALUES ('kept')"], "write");
  writing.close();
  const before = ports(first);
  await stop(first);
  const second = await start();
  expect(ports(second)).toEqual(before);
  await stop(second);

  const other: LocalServer = await listen("another program", () => new Response("not ours"), before[0]);
  open.unshift(other);
  const third = await start();
  expect(ports(third)[0]).not.toBe(before[0]);
  expect(ports(third).slice(1)).toEqual(before.slice(1));
  const reading = client(third);
  expect((await reading.execute("SELECT text FROM note")).rows[0]?.text).toBe("kept");
  reading.close();
  const after = ports(third);
  await stop(third);
  // and stays there, also when the old one is free again
  await other.close();
  open.shift();
  expect(ports(await start())).toEqual(after);
});
