import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createFalQueue } from "#functions/providers/inference/fal-queue.ts";
import type { Inference } from "#functions/providers/inference/inference.ts";
import { listen } from "#scripts/local/server/local-server.ts";

/** A queue that answers as it is told, and a stranger who notes what comes; both note the key they saw. */
interface Server {
  url: string;
  keys: (string | null)[];
  close(): Promise<void>;
}
let queue: Server;
let stranger: Server;
let answer: (request: Request) => Response;
let inference: Inference;

async function serve(reply: (request: Request) => Response): Promise<Server> {
  const keys: (string | null)[] = [];
  const server = await listen("provider", (request) => {
    keys.push(request.headers.get("authorization"));
    return reply(request);
  });
  return { url: server.url, keys, close: () => server.close() };
}

beforeAll(async () => {
  queue = await serve((request) => answer(request));
  stranger = await serve(() => Response.json({ status: "COMPLETED" }));
  inference = createFalQueue({
    queueUrl: queue.url,
    storageUrl: queue.url,
    jwksUrl: queue.url,
    key: "secret",
    userId: "u",
    mediaHosts: ["127.0.0.1"],
  });
});
beforeEach(() => {
  queue.keys.length = 0;
  stranger.keys.length = 0;
});
afterAll(async () => {
  await queue.close();
  await stranger.close();
});

const submit = () => inference.submit({ endpoint: "fal-ai/flux-lora/x", input: {}, webhookUrl: null });

test.each(["status_url", "response_url", "cancel_url"])(
  "a submission whose %s lies elsewhere is followed where the queue keeps its requests",
  async (foreign) => {
    const at = `${queue.url}/fal-ai/flux-lora/requests/r1`;
    const own = { status_url: `${at}/status`, response_url: at, cancel_url: `${at}/cancel` };
    answer = () => Response.json({ request_id: "r1", ...own, [foreign]: `${stranger.url}/x` });
    const request = await submit();
    expect(request).toEqual({
      requestId: "r1",
      statusUrl: own.status_url,
      responseUrl: own.response_url,
      cancelUrl: own.cancel_url,
    });
    answer = () => Response.json({ status: "COMPLETED" });
    expect(await inference.status(request)).toEqual({ state: "ended" });
    expect(stranger.keys).toEqual([]);
    expect(queue.keys).toEqual(["Key secret", "Key secret"]);
  },
);

test("our key goes to no address outside the queue, whoever wrote it down, nor where a redirect leads", async () => {
  const elsewhere = `${stranger.url}/requests/r1`;
  await expect(inference.status({ statusUrl: elsewhere })).rejects.toThrow("outside the queue");
  await expect(inference.result({ responseUrl: elsewhere })).rejects.toThrow("outside the queue");
  answer = () => Response.redirect(elsewhere, 307);
  await expect(inference.status({ statusUrl: `${queue.url}/r1` })).rejects.toThrow("sends elsewhere");
  await expect(submit()).rejects.toThrow("sends elsewhere");
  expect(stranger.keys).toEqual([]);
});
