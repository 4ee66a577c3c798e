import { expect, test } from "vitest";
import type { Deps } from "#functions/deps.ts";
import { LIMITS } from "#schema/limits.ts";
import { SITE } from "#schema/site/site.ts";
import { emailsTo } from "#tests/support/accounts/emails.ts";
import { newcomer } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

const harness = harnessForFile();
let logged: unknown[][] = [];

/** The error log is read, `exhausted` counts as reached, and the database may be away. */
function listen(exhausted?: string, db: Partial<Deps["db"]> = {}): void {
  logged = [];
  replaceDeps(harness, ({ limits }) => ({
    db,
    log: { error: (...line) => logged.push(line) },
    limits: {
      // its hour is the counter's own, which the harness does not advance
      allow: async (name, who) =>
        name === "alertBySubject" || (name !== exhausted && limits.allow(name, who)),
    },
  }));
}

test("calls nobody signed are refused, and beyond the usual told of once, whichever webhook they knock at", async () => {
  listen();
  const { count } = LIMITS.refusedWebhooksOfAll;
  const paths = ["stripe", "email", "inference?job=x&attempt=1&mac=x"];
  for (let i = 0; i < count + 3; i++) {
    const path = `/api/webhooks/${paths[i % 3]}`;
    expect((await fetch(`${harness.url}${path}`, { method: "POST", body: "{}" })).status).toBe(401);
    if (i === count - 1) expect(logged).toEqual([]);
  }
  expect(logged.map(([event, , details]) => [event, details])).toEqual(
    Array(3).fill(["security_alert", { what: "refusedWebhooksOfAll" }]),
  );
  const emails = await emailsTo(harness, SITE.supportEmail, 1);
  expect(emails.map(({ subject }) => subject)).toEqual(["Unusual sign-ins or webhooks"]);
  expect(emails[0]?.text).toContain("no valid signature");
});

test("many wrong passwords over all accounts are told of by email, once a day", async () => {
  listen("wrongPasswordsOfAll");
  const guess = () =>
    expect(newcomer(harness).client.signIn("nobody@example.com", "a wrong password")).rejects.toThrow();
  await guess();
  await guess();
  const subjects = async (count: number) =>
    (await emailsTo(harness, SITE.supportEmail, count)).filter(({ text }) =>
      text.includes("wrong passwords"),
    );
  expect(await subjects(2)).toHaveLength(1);
  harness.advance(86_400_000);
  listen("wrongPasswordsOfAll");
  await guess();
  expect(await subjects(3)).toHaveLength(2);
});

test("an alert that cannot be written leaves the answer as it is", async () => {
  listen();
  const guess = () => newcomer(harness).client.signIn("nobody@example.com", "a wrong password");
  const usual = await guess().catch((error: unknown) => String(error));
  listen("wrongPasswordsOfAll", { write: () => Promise.reject(new Error("no database")) });
  expect(await guess().catch((error: unknown) => String(error))).toBe(usual);
  expect(logged.map(([event]) => event)).toEqual(["security_alert", "security_alert_failed"]);
});
