import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@upstash/qstash";
import { listen } from "#scripts/local/local-server.ts";
import { startQstash } from "#scripts/local/qstash/server.ts";
import { realTime, type TimeSource } from "#scripts/local/time-source.ts";

export const QUEUE_KEYS = { currentSigningKey: "sig_current", nextSigningKey: "sig_next" };

export interface Delivery {
  url: string;
  path: string;
  method: string;
  headers: Headers;
  body: string;
  /** By the queue's clock. */
  at: number;
}

/** A queue in a temporary folder, the vendor's client for it, and a receiver that writes down what arrives. */
export async function startQueueSetup(input: { backoffScale?: number; time?: TimeSource } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "qstash-"));
  const { backoffScale = 0.005, time = realTime } = input;
  const start = () => startQstash({ dataDir: folder, token: "secret", ...QUEUE_KEYS, backoffScale, time });
  const open = (url: string) =>
    new Client({ baseUrl: url, token: "secret", enableTelemetry: false, retry: false });

  const deliveries: Delivery[] = [];
  const target = await listen("target", async (request) => {
    const body = await request.text();
    const { pathname: path } = new URL(request.url);
    const { url, method, headers } = request;
    const delivery = { url, path, method, headers: new Headers(headers), body, at: time.now() };
    deliveries.push(delivery);
    return set.answer(delivery);
  });
  const qstash = await start();
  const set = {
    qstash,
    client: open(qstash.url),
    deliveries,
    /** What the receiver answers. */
    answer: (_: Delivery): Response | Promise<Response> => new Response("done"),
    to: (path: string) => `${target.url}${path}`,
    at: (path: string) => deliveries.filter((delivery) => delivery.path === path),
    /** What happened to a message, oldest first. */
    states: async (messageId: string) =>
      (await set.client.logs({ filter: { messageId } })).logs.map(({ state }) => String(state)).reverse(),
    async restart(meanwhile = () => {}) {
      await set.qstash.close();
      meanwhile();
      set.qstash = await start();
      set.client = open(set.qstash.url);
    },
    /** A call by hand, for what the client does not offer. */
    call: (method: string, path: string, headers: Record<string, string> = {}) =>
      fetch(`${set.qstash.url}/v2${path}`, {
        method,
        headers: { authorization: "Bearer secret", ...headers },
      }),
    async close() {
      await Promise.all([set.qstash.close(), target.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return set;
}

export type QueueSetup = Awaited<ReturnType<typeof startQueueSetup>>;
