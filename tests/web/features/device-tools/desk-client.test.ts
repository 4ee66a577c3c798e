import { expect, test } from "vitest";
import { stubWorkers } from "#tests/support/web/worker-stand-in.ts";
import { openDesk } from "#web/features/device-tools/worker/desk-client.ts";

test("what a worker was asked rejects when it dies, and so does whatever it would be asked after that", async () => {
  const workers = stubWorkers((worker) => worker.die());
  const client = openDesk();
  await expect(client.ask({ task: "loaded" })).rejects.toThrow("ended");
  await expect(client.ask({ task: "loaded" })).rejects.toThrow("ended");
  expect(workers).toMatchObject([{ isTerminated: true, asked: [{ task: "loaded" }] }]);
});
