import { expect, test, vi } from "vitest";
import type { Deps } from "#functions/deps.ts";
import type { Message } from "#functions/providers/queue/queue.ts";
import { enqueue } from "#functions/services/enqueue.ts";

const messages: Message[] = [
  { job: "submit", body: { id: "a" } },
  { job: "submit", body: { id: "b" }, delaySeconds: 3 },
];
const withQueue = (publish: Deps["queue"]["publish"]) => {
  const error = vi.fn();
  return { deps: { queue: { publish }, log: { error } } as unknown as Deps, error };
};

test("every message is published, together", async () => {
  const sent: Message[][] = [];
  const { deps } = withQueue(async (batch) => void sent.push(batch));
  await enqueue(deps, messages);
  expect(sent).toEqual([messages]);
});

test("a queue out of reach is only logged: what was written down is taken up by the sweeper", async () => {
  const { deps, error } = withQueue(() => Promise.reject(new Error("gone")));
  await enqueue(deps, messages);
  expect(error).toHaveBeenCalledWith("publish_failed", expect.any(Error), { messages: 2 });
});
