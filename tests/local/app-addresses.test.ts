import { join } from "node:path";
import { expect, test } from "vitest";
import { openAppAddresses } from "#scripts/local/app-addresses.ts";
import { startInference } from "#scripts/local/inference/start-inference.ts";
import { listen } from "#scripts/local/local-server.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import {
  API_KEY,
  falClient,
  PORTRAITS,
  portraitRequest,
  USER_ID,
  until,
} from "#tests/support/inference-setup.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

test("what names the app at an earlier address leads to where it is today, also after a restart; all else stays", () => {
  const file = join(scratchFolder(), "app-addresses.json");
  const first = openAppAddresses(file);
  const link = "http://127.0.0.1:4001/media/x?signature=a%2Fb";
  expect(first.locate(link)).toBe(link);
  first.moveTo({ at: "http://127.0.0.1:4001", named: "http://127.0.0.1:4001" });
  expect(first.locate(link)).toBe(link);

  const second = openAppAddresses(file);
  // somebody else may be there by now
  expect(second.locate(link)).toBeNull();
  second.moveTo({ at: "http://127.0.0.1:4002", named: "http://127.0.0.1:5173" });
  expect(second.locate(link)).toBe("http://127.0.0.1:4002/media/x?signature=a%2Fb");
  expect(second.locate("http://127.0.0.1:5173/media/x")).toBe("http://127.0.0.1:4002/media/x");
  for (const other of [
    "http://127.0.0.1:4003/media/x",
    "http://localhost:4001/x",
    "https://127.0.0.1:4001/",
    "no address",
  ])
    expect(second.locate(other)).toBe(other);

  const third = openAppAddresses(file);
  third.moveTo({ at: "http://127.0.0.1:4003", named: "http://127.0.0.1:4003" });
  expect(third.locate(link)).toBe("http://127.0.0.1:4003/media/x?signature=a%2Fb");
});

test("a request handed in by an app that came back elsewhere gets its model and is announced there", async () => {
  const dataDir = scratchFolder();
  const addresses = openAppAddresses(join(dataDir, "app-addresses.json"));
  const server = await startInference({
    ...{ dataDir: join(dataDir, "inference"), apiKey: API_KEY, userId: USER_ID, locate: addresses.locate },
    ...{ compute: fakeCompute().compute, webhookRetryScale: 0.001 },
  });
  const old = await listen("the app", () => new Response(null, { status: 503 }));
  addresses.moveTo({ at: old.url, named: old.url });
  const seen: string[] = [];
  const { request_id: requestId } = await falClient(server.url).queue.submit(PORTRAITS, {
    input: portraitRequest({ loraUrl: `${old.url}/model?signature=x` }),
    webhookUrl: `${old.url}/api/webhooks/inference?job=1`,
  });
  await old.close();
  const today = await listen("the app", (request) => {
    seen.push(new URL(request.url).pathname + new URL(request.url).search);
    return new Response("a bundle");
  });
  addresses.moveTo({ at: today.url, named: today.url });
  await until(() => seen.length === 2);
  expect(seen).toEqual(["/model?signature=x", "/api/webhooks/inference?job=1"]);
  const { data } = await falClient(server.url).queue.result(PORTRAITS, { requestId });
  expect((data as { images: unknown[] }).images).toHaveLength(1);
  await today.close();
  await server.close();
});
