import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createFalQueue } from "#functions/providers/inference/fal-queue.ts";
import type { Inference } from "#functions/providers/inference/inference.ts";
import { type LocalServer, listen } from "#scripts/local/server/local-server.ts";

/** A queue that answers as it is told, and a stranger; of both, the keys they were shown. */
let queue: LocalServer;
let stranger: LocalServer;
let keys: { queue: unknown[]; stranger: unknown[] };
let answer: () => Response;
let inference: Inference;

beforeAll(async () => {
  queue = await listen("provider", ({ headers }) => {
    keys.queue.push(headers.get("authorization"));
    return answer();
  });
  stranger = await listen("stranger", ({ headers }) => {
    keys.stranger.push(headers.get("authorization"));
    return Response.json({ status: "COMPLETED" });
  });
  const { url } = queue;
  const own = { key: "secret", userId: "u", mediaHosts: ["127.0.0.1"] };
  inference = createFalQueue({ queueUrl: url, storageUrl: url, jwksUrl: url, ...own });
});
beforeEach(() => {
  keys = { queue: [], stranger: [] };
});
afterAll(() => Promise.all([queue.close(), stranger.close()]));

const submit = () => inference.submit({ endpoint: "fal-ai/flux-lora/x", input: {}, webhookUrl: null });

test.each(["status_url", "response_url", "cancel_url"])(
  "a %s that lies elsewhere is not followed",
  async (foreign) => {
    const at = `${queue.url}/fal-ai/flux-lora/requests/r1`;
    const own = { status_url: `${at}/status`, response_url: at, cancel_url: `${at}/cancel` };
    answer = () => Response.json({ request_id: "r1", ...own, [foreign]: `${stranger.url}/x` });
    const request = await submit();
    const urls = { statusUrl: own.status_url, responseUrl: own.response_url, cancelUrl: own.cancel_url };
    expect(request).toEqual({ requestId: "r1", ...urls });
    answer = () => Response.json({ status: "COMPLETED" });
    expect(await inference.status(request)).toEqual({ state: "ended" });
    expect(keys.stranger).toEqual([]);
    expect(keys.queue).toEqual(["Key secret", "Key secret"]);
  },
);

test("our key goes to no address outside the queue, whoever wrote it down, nor where a redirect leads", async () => {
  const elsewhere = `${stranger.url}/requests/r1`;
  await expect(inference.status({ statusUrl: elsewhere })).rejects.toThrow("outside the queue");
  await expect(inference.result({ responseUrl: elsewhere })).rejects.toThrow("outside the queue");
  answer = () => Response.redirect(elsewhere, 307);
  await expect(inference.status({ statusUrl: `${queue.url}/r1` })).rejects.toThrow("sends elsewhere");
  await expect(submit()).rejects.toThrow("sends elsewhere");
  expect(keys.stranger).toEqual([]);
});
