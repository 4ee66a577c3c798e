import { afterEach, beforeEach, expect, test } from "vitest";
import { verifyFalWebhook } from "#functions/providers/inference/fal-webhook.ts";
import {
  PORTRAITS,
  type Received,
  type Setup,
  startSetup,
  USER_ID,
  until,
} from "#tests/support/inference-setup.ts";

let setup: Setup;
beforeEach(async () => {
  setup = await startSetup();
});
afterEach(() => setup.close());

const jwksUrl = () => `${setup.server.url}/.well-known/jwks.json`;
const jwks = async () => (await (await fetch(jwksUrl())).json()) as { keys: object[] };
/** What the product takes a webhook for; null where its signature does not hold. */
const verified = ({ headers, body }: Pick<Received, "headers" | "body">) =>
  verifyFalWebhook({
    headers: new Headers(headers as Record<string, string>),
    rawBody: new TextEncoder().encode(body),
    ...{ now: Date.now(), jwksUrl: jwksUrl(), userId: USER_ID },
  });

/** Starts a portrait with a webhook and waits for its end, not for the webhook's. */
async function finished(input: Parameters<Setup["portrait"]>[0] = {}): Promise<string> {
  const { request_id: requestId } = await setup.portrait(input, setup.outside.webhookUrl);
  await setup.completed(PORTRAITS, requestId);
  return requestId;
}

const received = (count: number) =>
  until(() => setup.outside.webhooks.length >= count && setup.outside.webhooks);

test("a finished request is announced once, signed as documented", async () => {
  const requestId = await finished();
  const [webhook] = await received(1);
  if (!webhook) throw new Error("No webhook");
  const { data } = await setup.fal.queue.result(PORTRAITS, { requestId });
  expect(webhook.json).toEqual({
    ...{ request_id: requestId, gateway_request_id: requestId, status: "OK" },
    payload: data,
  });
  expect(webhook.headers).toMatchObject({
    "x-fal-webhook-request-id": requestId,
    "x-fal-webhook-user-id": USER_ID,
  });

  expect(await verified(webhook)).toMatchObject({ requestId, status: "OK" });
  expect(await verified({ ...webhook, body: webhook.body.replace("OK", "KO") })).toBeNull();
  expect(setup.server.webhooks.owed()).toBe(0);
});

test("a failed request is announced with its detail", async () => {
  await finished({ loraUrl: "https://example.com/model" });
  const [webhook] = await received(1);
  expect(webhook?.json).toMatchObject({
    ...{ status: "ERROR", error: "Invalid status code: 422" },
    payload: { detail: [{ loc: ["body", "loras", 0, "path"], type: "file_download_error" }] },
  });
});

test("an unanswered webhook comes again until it is taken", async () => {
  setup.outside.state.webhookStatus = 503;
  await finished();
  await received(2);
  setup.outside.state.webhookStatus = 204;
  await until(() => setup.server.webhooks.owed() === 0);
  const bodies = new Set(setup.outside.webhooks.map((webhook) => webhook.body));
  expect(bodies.size).toBe(1);
});

test("after the first try and ten more a webhook is given up", async () => {
  await setup.close();
  setup = await startSetup({ webhookRetryScale: 0.00001 });
  setup.outside.state.webhookStatus = 500;
  await finished();
  await until(() => setup.server.webhooks.owed() === 0);
  expect(setup.outside.webhooks).toHaveLength(11);
});

test("an owed webhook outlives a restart, and so does the key it is signed with", async () => {
  const before = await jwks();
  setup.server.webhooks.hold();
  const requestId = await finished();
  await setup.restart();
  const [webhook] = await received(1);
  expect(webhook?.json.request_id).toBe(requestId);
  expect(await jwks()).toEqual(before);
  expect(webhook && (await verified(webhook))).toMatchObject({ requestId });
});
