import { expect, test } from "vitest";
import { verifyFalWebhook } from "#functions/providers/inference/fal-webhook.ts";
import { PORTRAITS, startSetup, USER_ID, until } from "#tests/support/local/inference-setup.ts";

test("an owed webhook outlives a restart, and so does the key it is signed with", async () => {
  const setup = await startSetup();
  const { outside, server } = setup;
  const jwksUrl = () => `${setup.server.url}/.well-known/jwks.json`;
  const keys = async () => (await fetch(jwksUrl())).json();
  const before = await keys();
  server.webhooks.hold();
  const { request_id: requestId } = await setup.portrait({}, outside.webhookUrl);
  await setup.completed(PORTRAITS, requestId);
  await setup.restart();
  const { headers, body } = await until(() => outside.webhooks[0]);
  const webhook = {
    headers: new Headers(headers as Record<string, string>),
    rawBody: new TextEncoder().encode(body),
    now: Date.now(),
    jwksUrl: jwksUrl(),
    userId: USER_ID,
  };
  expect(await verifyFalWebhook(webhook)).toMatchObject({ requestId, status: "OK" });
  expect(await keys()).toEqual(before);
});
