import { afterEach, expect, test, vi } from "vitest";
import { createFalQueue } from "#functions/providers/inference/fal-queue.ts";
import { imagesOutput } from "#schema/model-outputs.ts";
import { TRAIN } from "#schema/models.ts";
import type { DeploymentEnv } from "#scripts/deployment-env.ts";
import { serviceChecks } from "#scripts/service-checks.ts";
import { API_KEY, PORTRAITS, startSetup, USER_ID, until } from "#tests/support/inference-setup.ts";

/** A local server offers what the product and its scripts call, and what a person opens in a browser: no less, no more. */
afterEach(() => vi.restoreAllMocks());

/** Notes each call that leaves this process for a server. */
function recordCalls(url: string): { method: string; path: string; request: Request }[] {
  const calls: ReturnType<typeof recordCalls> = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation((...args) => {
    const request = new Request(...args);
    const { origin, pathname } = new URL(request.url);
    if (origin === url) calls.push({ method: request.method, path: pathname, request: request.clone() });
    return fetch(request);
  });
  return calls;
}

/** The routes that answered these calls. */
function routesCalled(routes: string[], calls: { method: string; path: string }[]): string[] {
  const patterns = routes.map((route) => ({
    route,
    pattern: new RegExp(`^${route.replace("/:path{.+}?", "(/.+)?").replace(/:\w+/g, "[^/]+")}$`),
  }));
  const called = calls.map(({ method, path }) => {
    const found = patterns.find(({ pattern }) => pattern.test(`${method} ${path}`));
    return found?.route ?? `missing: ${method} ${path}`;
  });
  return [...new Set(called)].sort();
}

const check = (name: string, env: Partial<DeploymentEnv>) =>
  serviceChecks(env as DeploymentEnv)
    .find((each) => each.name === name)
    ?.problem();

test("inference: what the provider and the doctor call, and the page", async () => {
  const setup = await startSetup();
  const { url, routes } = setup.server;
  const input = setup.portraitInput();
  const env = {
    INFERENCE_QUEUE_URL: url,
    INFERENCE_KEY: API_KEY,
    INFERENCE_JWKS_URL: `${url}/.well-known/jwks.json`,
  };
  const provider = createFalQueue({
    ...{ queueUrl: url, storageUrl: url, jwksUrl: env.INFERENCE_JWKS_URL, key: API_KEY, userId: USER_ID },
    mediaHosts: [new URL(url).host],
  });
  const calls = recordCalls(url);
  const { webhookUrl } = setup.outside;
  const request = await provider.submit({ endpoint: PORTRAITS, input, webhookUrl });
  await until(async () => (await provider.status(request)).state === "ended");
  const result = await provider.result(request);
  const [image] = imagesOutput.parse(result?.ok && result.output).images;
  await (await provider.download(image?.url ?? "")).body.cancel();
  const [webhook] = await until(() => setup.outside.webhooks.length > 0 && setup.outside.webhooks);
  const headers = new Headers(webhook?.headers as Record<string, string>);
  const rawBody = new TextEncoder().encode(webhook?.body);
  expect(await provider.verifyWebhook({ headers, rawBody, now: Date.now() })).toMatchObject({ status: "OK" });
  setup.engine.pause();
  for (let n = 0; n < 2; n++) await provider.submit({ endpoint: PORTRAITS, input, webhookUrl: null });
  const waiting = await provider.submit({ endpoint: PORTRAITS, input, webhookUrl: null });
  expect(await provider.cancel(waiting)).toBe("cancelled");
  setup.engine.resume();
  const imagesUrl = await provider.upload({
    content: new Blob(["x"], { type: "application/zip" }),
    keepSeconds: 60,
  });
  await provider.submit({
    ...{ endpoint: TRAIN.endpoint, webhookUrl: null },
    input: { images_data_url: imagesUrl, trigger_word: "ohwx", steps: 1, is_style: false },
  });
  for (const name of ["inference", "inference webhook keys"]) expect(await check(name, env)).toBeNull();

  expect(routesCalled(routes, calls)).toEqual(routes.filter((route) => route !== "GET /").sort());
  await setup.close();
});
