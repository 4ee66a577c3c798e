import { expect, test } from "vitest";
import { PORTRAITS, startSetup } from "#tests/support/local/inference-setup.ts";

test("a request that was cut off is begun again, and given up when it was ten times", async () => {
  const { engine, portrait, restart, completed } = await startSetup();
  engine.pause();
  const { request_id: lucky } = await portrait();
  await restart();
  engine.resume();
  expect(await completed(PORTRAITS, lucky)).not.toHaveProperty("error");

  engine.pause();
  const { request_id: unlucky } = await portrait();
  for (let n = 0; n < 10; n++) await restart();
  expect(await completed(PORTRAITS, unlucky)).toMatchObject({ error_type: "runner_disconnected" });
  engine.resume();
});
