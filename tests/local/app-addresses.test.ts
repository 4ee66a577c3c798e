import { join } from "node:path";
import { expect, test } from "vitest";
import { openAppAddresses } from "#scripts/local/app-addresses.ts";
import { PORTRAITS, portraitRequest, startSetup, until } from "#tests/support/local/inference-setup.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

test("what names the app at an earlier address leads to where it is today, also after a restart; all else stays", () => {
  const file = join(scratchFolder(), "app-addresses.json");
  const path = "/media/x?signature=a%2Fb";
  const link = `http://127.0.0.1:4001${path}`;
  const first = openAppAddresses(file);
  expect(first.locate(link)).toBe(link);
  first.moveTo({ at: "http://127.0.0.1:4001", named: "http://127.0.0.1:4001" });
  expect(first.locate(link)).toBe(link);

  const second = openAppAddresses(file);
  // somebody else may be there by now
  expect(second.locate(link)).toBeNull();
  second.moveTo({ at: "http://127.0.0.1:4002", named: "http://127.0.0.1:5173" });
  for (const known of [link, `http://127.0.0.1:5173${path}`])
    expect(second.locate(known)).toBe(`http://127.0.0.1:4002${path}`);
  for (const other of [`http://127.0.0.1:4003${path}`, `http://localhost:4001${path}`, "no address"])
    expect(second.locate(other)).toBe(other);
});

test("a request handed in by an app that came back elsewhere gets its model and is announced there", async () => {
  const addresses = openAppAddresses(join(scratchFolder(), "app-addresses.json"));
  const { fal, outside, completed } = await startSetup({ locate: addresses.locate });
  // nobody is there
  const old = "http://127.0.0.1:9";
  addresses.moveTo({ at: old, named: old });
  const { request_id: requestId } = await fal.queue.submit(PORTRAITS, {
    input: portraitRequest({ loraUrl: `${old}/model?signature=x` }),
    webhookUrl: `${old}/api/webhooks/inference?job=1`,
  });
  outside.file("model", Buffer.from("a bundle"));
  addresses.moveTo({ at: outside.url, named: outside.url });
  expect(await completed(PORTRAITS, requestId)).not.toHaveProperty("error");
  await until(() => outside.webhooks.length === 1);
  expect(outside.fetched).toEqual([{ path: "/model", query: "?signature=x", status: 200 }]);
});
