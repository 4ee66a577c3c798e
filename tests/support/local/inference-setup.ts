import { type ApiError, createFalClient } from "@fal-ai/client";
import { zipSync } from "fflate";
import { onTestFinished } from "vitest";
import { fillPrompt } from "#schema/catalogue/fill-prompt.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { startInference } from "#scripts/local/inference/start-inference.ts";
import { listen } from "#scripts/local/server/local-server.ts";
import { eventually } from "../eventually.ts";
import { thrownBy } from "../procedures/refusals.ts";
import { scratchFolder } from "../scratch.ts";
import { fakeCompute } from "./fake-compute.ts";

const API_KEY = "test-key";
/** The endpoint as plain text: the client's own types of it know only the vendor's present fields. */
export const PORTRAITS: string = portrait.endpoint;

type Portrait = Parameters<typeof portrait.request>[0];
type Asked = Partial<Portrait["options"] & Pick<Portrait, "count" | "seed"> & { loraUrl: string }>;

export function portraitRequest({ loraUrl = "", count = 1, seed = 7, ...options }: Asked) {
  const usual = { prompt: cataloguePrompt("travel", 0, 0), strength: 1, width: 256, height: 320 };
  return portrait.request({ options: { ...usual, ...options }, inputs: { model: [loraUrl] }, count, seed });
}

export function trainRequest(imagesUrl: string) {
  const inputs = { photos: [imagesUrl] };
  return trainModel.request({ options: { triggerWord: "ohwx" }, inputs, count: 1, seed: 0 });
}

/** Headers of a call by hand. */
export const AUTHORIZED = { Authorization: `Key ${API_KEY}` };
export const USER_ID = "user-1";

/** The vendor's own client, pointed at a local server. */
function falClient(url: string) {
  return createFalClient({
    credentials: API_KEY,
    requestMiddleware: async (request) => ({
      ...request,
      url: request.url.replace(/^https:\/\/(queue\.fal\.run|rest\.fal\.ai)/, url),
    }),
    retry: { maxRetries: 0 },
  });
}

/** The error a call is refused with. */
export const rejection = (call: Promise<unknown>) => thrownBy<ApiError<unknown>>(call);

/** Waits until `check` answers something other than undefined or false. */
export const until = <T>(check: () => Promise<T> | T) => eventually(String(check), async () => check());

interface Received {
  headers: Record<string, string | undefined>;
  body: string;
  /** The body read as JSON. */
  json: { request_id: string; gateway_request_id: string; status: string; error?: string; payload: unknown };
}

/** A server that hands out files with ETags and takes webhooks. */
async function startOutside() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const webhooks: Received[] = [];
  const fetched: { path: string; query: string; status: number }[] = [];
  const state = { fileStatus: 200 };

  async function take(request: Request): Promise<Response> {
    const body = await request.text();
    webhooks.push({ headers: Object.fromEntries(request.headers), body, json: JSON.parse(body) });
    return new Response();
  }

  const server = await listen("outside", (request) => {
    if (request.method === "POST") return take(request);
    const { pathname, search } = new URL(request.url);
    const bytes = files.get(pathname);
    const etag = `"${bytes?.byteLength}"`;
    const found = !bytes ? 404 : request.headers.get("if-none-match") === etag ? 304 : 200;
    const status = state.fileStatus !== 200 ? state.fileStatus : found;
    fetched.push({ path: pathname, query: search, status });
    return new Response(status === 200 ? bytes : null, { status, headers: bytes && { ETag: etag } });
  });
  /** Publishes a file and answers its address. */
  const file = (name: string, bytes: Uint8Array): string => {
    files.set(`/${name}`, new Uint8Array(bytes));
    return `${server.url}/${name}`;
  };
  return {
    ...server,
    webhooks,
    fetched,
    state,
    webhookUrl: `${server.url}/webhook?job=1`,
    file,
    zip(name: string, entries: Record<string, string>): string {
      const files = Object.entries(entries).map(([path, text]) => [path, Buffer.from(text)] as const);
      return file(name, zipSync(Object.fromEntries(files), { level: 6 }));
    },
  };
}

/** A prompt of the catalogue, filled in as a pack does it. */
export function cataloguePrompt(theme: string, pack: number, prompt: number): string {
  const template = Object.values(PROMPTS[theme] ?? {})[pack]?.[prompt];
  return fillPrompt(template ?? "", { triggerWord: "ohwx", genderOrCategory: "WOMAN" });
}

type Options = Partial<Parameters<typeof startInference>[0]>;

/** A whole set-up for one test: server, fake engine, outside world, official client. */
export async function startSetup(options: Options = {}) {
  const dataDir = options.dataDir ?? scratchFolder("inference");
  const engine = fakeCompute();
  const outside = await startOutside();
  const usual = { dataDir, apiKey: API_KEY, userId: USER_ID, webhookRetryScale: 0.005 };
  const start = () => startInference({ ...usual, compute: engine.compute, ...options });
  const setup = {
    server: await start(),
    engine,
    outside,
    dataDir,
    get fal() {
      return falClient(setup.server.url);
    },
    async restart() {
      await setup.server.close();
      setup.server = await start();
    },
    train(entries: Record<string, string> = { "a.jpg": "photo a" }, webhookUrl?: string) {
      const input = trainRequest(outside.zip("photos.zip", entries));
      return setup.fal.queue.submit(trainModel.endpoint, { input, webhookUrl });
    },
    portraitInput(input: Asked = {}) {
      return portraitRequest({ loraUrl: outside.file("model.bundle", Buffer.from("a bundle")), ...input });
    },
    portrait(input: Asked = {}, webhookUrl?: string) {
      return setup.fal.queue.submit(PORTRAITS, { input: setup.portraitInput(input), webhookUrl });
    },
    /** Waits for the end of a request and answers its last status. */
    completed(endpoint: string, requestId: string) {
      return until(async () => {
        const status = await setup.fal.queue.status(endpoint, { requestId });
        return status.status === "COMPLETED" && status;
      });
    },
    /** Hands a request in, waits for its end and answers its result. */
    async run(endpoint: string, input: object) {
      const { request_id: requestId } = await setup.fal.queue.submit(endpoint, { input });
      await setup.completed(endpoint, requestId);
      const { data } = await setup.fal.queue.result(endpoint, { requestId });
      return { requestId, data };
    },
  };
  onTestFinished(async () => {
    await setup.server.close();
    await outside.close();
  });
  return setup;
}
