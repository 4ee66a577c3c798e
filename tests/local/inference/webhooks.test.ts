import { expect, test } from "vitest";
import { verifyFalWebhook } from "#functions/providers/inference/fal-webhook.ts";
import {
  PORTRAITS,
  type Received,
  startSetup,
  USER_ID,
  until,
} from "#tests/support/local/inference-setup.ts";

/** A set-up that announces the portraits it makes. */
async function startAnnounced() {
  const setup = await startSetup();
  const { outside } = setup;
  /** Makes a portrait and waits for its end, not for its webhook's. */
  async function makePortrait(input: Parameters<typeof setup.portrait>[0] = {}): Promise<string> {
    const { request_id: requestId } = await setup.portrait(input, outside.webhookUrl);
    await setup.completed(PORTRAITS, requestId);
    return requestId;
  }
  const firstWebhook = () => until(() => outside.webhooks[0]);
  /** What the product takes a webhook for; null where its signature does not hold. */
  const verify = ({ headers, body }: Received) =>
    verifyFalWebhook({
      headers: new Headers(headers as Record<string, string>),
      rawBody: new TextEncoder().encode(body),
      now: Date.now(),
      jwksUrl: `${setup.server.url}/.well-known/jwks.json`,
      userId: USER_ID,
    });
  return { setup, outside, webhooks: setup.server.webhooks, makePortrait, firstWebhook, verify };
}

test("a finished request is announced once, signed as documented", async () => {
  const { setup, webhooks, makePortrait, firstWebhook, verify } = await startAnnounced();
  const requestId = await makePortrait();
  const webhook = await firstWebhook();
  const { data } = await setup.fal.queue.result(PORTRAITS, { requestId });
  const names = { request_id: requestId, gateway_request_id: requestId };
  expect(webhook.json).toEqual({ ...names, status: "OK", payload: data });
  expect(await verify(webhook)).toMatchObject({ requestId, status: "OK" });
  expect(await verify({ ...webhook, body: webhook.body.replace("OK", "KO") })).toBeNull();
  expect(webhooks.owed()).toBe(0);
});

test("a failed request is announced with its detail", async () => {
  const { makePortrait, firstWebhook } = await startAnnounced();
  await makePortrait({ loraUrl: "https://example.com/model" });
  const detail = [{ loc: ["body", "loras", 0, "path"], type: "file_download_error" }];
  const failed = { status: "ERROR", error: "Invalid status code: 422", payload: { detail } };
  expect((await firstWebhook()).json).toMatchObject(failed);
});

test("an unanswered webhook comes again until it is taken", async () => {
  const { outside, webhooks, makePortrait } = await startAnnounced();
  outside.state.webhookStatus = 503;
  await makePortrait();
  await until(() => outside.webhooks.length >= 2);
  outside.state.webhookStatus = 204;
  await until(() => webhooks.owed() === 0);
  expect(new Set(outside.webhooks.map(({ body }) => body)).size).toBe(1);
});

test("an owed webhook outlives a restart, and so does the key it is signed with", async () => {
  const { setup, webhooks, makePortrait, firstWebhook, verify } = await startAnnounced();
  const keys = async () => (await fetch(`${setup.server.url}/.well-known/jwks.json`)).json();
  const before = await keys();
  webhooks.hold();
  const requestId = await makePortrait();
  await setup.restart();
  expect(await verify(await firstWebhook())).toMatchObject({ requestId });
  expect(await keys()).toEqual(before);
});
