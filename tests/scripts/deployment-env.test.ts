import { expect, test } from "vitest";
import { OUTSIDE_SETTINGS } from "#schema/outside-services.ts";
import { type DeploymentEnv, OPTIONAL, PLAIN, problemsOf, SECRETS } from "#scripts/deployment-env.ts";

const long = (tag: string) => `${tag}-0123456789-0123456789-0123456789`;
const ready = Object.fromEntries([
  ...SECRETS.map((name) => [name, long(name)]),
  ...PLAIN.map((name) => [name, /_(URL|ISSUER)$/.test(name) ? "https://example.com" : "something"]),
  ...OUTSIDE_SETTINGS.map((name) => [name, ""]),
  ["REGISTRATION_BONUS_CREDITS", "20"],
  ["SPEND_LIMIT_ACCOUNT_USD", "50"],
  ["SPEND_LIMIT_TOTAL_USD", "500"],
  ["INFERENCE_KIND", "provider"],
]) as DeploymentEnv;

test("a whole configuration may be deployed", () => {
  expect(problemsOf(ready)).toEqual([]);
});

test("sign-in with Google may be left out, but not by half", () => {
  const without = Object.fromEntries(OPTIONAL.map((name) => [name, ""]));
  expect(problemsOf({ ...ready, ...without })).toEqual([]);
});

test("outside services may be connected, with a fixed endpoint elsewhere or our own", () => {
  const connected = {
    VITE_ANALYTICS_ID: "G-1",
    VITE_PIXEL_ID: "1",
    VITE_ERROR_DSN: "https://key@o1.ingest.sentry.io/2",
    VITE_ENVIRONMENT: "preview",
  };
  for (const VITE_ERROR_ENDPOINT of ["", "/monitor", "https://reports.example.com/in"])
    expect(problemsOf({ ...ready, ...connected, VITE_ERROR_ENDPOINT })).toEqual([]);
});

test.each([...SECRETS, ...PLAIN].filter((name) => !["OFFER_PROMOTION_CODE", "ALERT_EMAIL"].includes(name)))(
  "an empty %s is refused by name",
  (name) => {
    expect(problemsOf({ ...ready, [name]: "" }).join()).toContain(name);
  },
);

test("a local webhook's secret is known by what is in it", () => {
  const local = `whsec_${btoa(`local_${long("x")}`)}`;
  expect(problemsOf({ ...ready, EMAIL_WEBHOOK_SECRET: local }).join()).toContain("EMAIL_WEBHOOK_SECRET");
  const real = `whsec_${btoa(long("real"))}`;
  expect(problemsOf({ ...ready, EMAIL_WEBHOOK_SECRET: real })).toEqual([]);
});

test.each(SECRETS)("a local %s is refused without being shown", (name) => {
  const problems = problemsOf({ ...ready, [name]: `local_${long("x")}` }).join();
  expect(problems).toContain(name);
  expect(problems).not.toContain(long("x"));
});

test.each([
  ["short secrets", { AUTH_SECRET: "short" }],
  ["equal secrets", { AUTH_SECRET: long("same"), MEDIA_SIGNING_KEY: long("same") }],
  ["loopback addresses", { APP_URL: "https://127.0.0.1:8080" }],
  ["plain http", { APP_URL: "http://example.com" }],
  ["a test key of Stripe's", { STRIPE_SECRET_KEY: `sk_test_${long("x")}` }],
  ["the embedded engine", { INFERENCE_KIND: "embedded" }],
  ["a bonus that covers a training", { REGISTRATION_BONUS_CREDITS: "400" }],
  ["analytics of this machine", { VITE_ANALYTICS_URL: "http://127.0.0.1:9/gtag.js" }],
  ["a DSN of this machine", { VITE_ERROR_DSN: "http://key@localhost/1" }],
  ["an endpoint that is neither", { VITE_ERROR_ENDPOINT: "//elsewhere.example/in" }],
])("%s are refused", (_, change) => {
  expect(problemsOf({ ...ready, ...change })).toHaveLength(1);
});
