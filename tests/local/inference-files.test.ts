import { afterEach, beforeEach, expect, test } from "vitest";
import { trainModel } from "#schema/operations/train-model.ts";
import { PORTRAITS, type Setup, startSetup, until } from "#tests/support/inference-setup.ts";

let setup: Setup;
beforeEach(async () => {
  setup = await startSetup();
});
afterEach(() => setup.close());

test("a model is fetched once, and asked about again under every newly signed address", async () => {
  const loraUrl = setup.outside.file("mine.bundle", Buffer.from("first"));
  for (const sig of ["?sig=a", "?sig=b"]) {
    const { request_id: requestId } = await setup.portrait({ loraUrl: loraUrl + sig });
    await setup.completed(PORTRAITS, requestId);
  }
  expect(setup.outside.fetched).toEqual([
    { path: "/mine.bundle", query: "?sig=a", status: 200 },
    { path: "/mine.bundle", query: "?sig=b", status: 304 },
  ]);
  setup.outside.file("mine.bundle", Buffer.from("a second one"));
  const { request_id: requestId } = await setup.portrait({ loraUrl });
  await setup.completed(PORTRAITS, requestId);
  const [a, b, c] = setup.engine.portraits;
  expect(Buffer.from(b?.bundle ?? []).toString()).toBe("first");
  expect(b?.bundleKey).toBe(a?.bundleKey);
  expect(Buffer.from(c?.bundle ?? []).toString()).toBe("a second one");
  expect(c?.bundleKey).not.toBe(a?.bundleKey);

  setup.outside.state.fileStatus = 403;
  const denied = await setup.portrait({ loraUrl });
  expect(await setup.completed(PORTRAITS, denied.request_id)).toMatchObject({
    error_type: "file_download_error",
  });
});

test("a sender that is just restarting is asked again", async () => {
  setup.outside.state.fileStatus = 503;
  const { request_id: requestId } = await setup.train();
  await until(() => setup.outside.fetched.length === 1);
  setup.outside.state.fileStatus = 200;
  expect(await setup.completed(trainModel.endpoint, requestId)).not.toHaveProperty("error");
});

test("the page shows the queue and no input; files outside the outputs stay hidden", async () => {
  const { request_id: requestId } = await setup.portrait();
  await setup.completed(PORTRAITS, requestId);
  const page = await (await fetch(setup.server.url)).text();
  expect(page).toContain(requestId.slice(0, 8));
  expect(page).not.toContain("ohwx");
  const paths = [
    `/files/${requestId}/nothing.jpg`,
    "/files/..%2f/inference.db",
    `/files/${requestId}/..%2f..%2fwebhook-key.pem`,
  ];
  for (const path of paths) expect((await fetch(setup.server.url + path)).status).toBe(404);
});
