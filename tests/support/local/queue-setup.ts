import { Client } from "@upstash/qstash";
import { onTestFinished } from "vitest";
import { startQstash } from "#scripts/local/qstash/server.ts";
import { listen } from "#scripts/local/server/local-server.ts";
import { scratchFolder } from "../scratch.ts";
import { manualTime } from "../time/manual-time.ts";

export const QUEUE_KEYS = { currentSigningKey: "sig_current", nextSigningKey: "sig_next" };

export interface Delivery {
  url: string;
  path: string;
  method: string;
  headers: Headers;
  body: string;
}

/** A queue for one test on a clock of its own, the vendor's client for it, and a receiver that writes down what arrives. */
export async function startQueueSetup() {
  const dataDir = scratchFolder("qstash");
  const time = manualTime(Date.now());
  const start = (signingKey = QUEUE_KEYS.currentSigningKey) =>
    startQstash({ dataDir, token: "secret", signingKey, backoffScale: 1, time });
  const open = (baseUrl: string) =>
    new Client({ baseUrl, token: "secret", enableTelemetry: false, retry: false });

  const deliveries: Delivery[] = [];
  const target = await listen("target", async (request) => {
    const body = await request.text();
    const { url, method, headers } = request;
    const delivery = { url, path: new URL(url).pathname, method, headers: new Headers(headers), body };
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
    /** Publishes messages to these paths of the receiver. */
    publish: (...paths: string[]) => set.client.batch(paths.map((path) => ({ url: set.to(path) }))),
    page: async () => (await fetch(set.qstash.url)).text(),
    /** Lets time pass, and waits for what falls due meanwhile. */
    async pass(ms: number) {
      time.advance(ms);
      await set.qstash.idle();
    },
    /** Stops it at once and starts it again over the same folder. */
    async restart(signingKey?: string) {
      await set.qstash.close();
      set.qstash = await start(signingKey);
      set.client = open(set.qstash.url);
    },
  };
  onTestFinished(async () => {
    await set.qstash.close();
    await target.close();
  });
  return set;
}
