import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { OUTSIDE_SETTINGS } from "#schema/site/outside-services.ts";
import { type DeploymentEnv, OPTIONAL, PLAIN, problemsOf, SECRETS } from "#scripts/deploy/deployment-env.ts";
import { weaknessOf } from "#scripts/deploy/weak-secret.ts";
import { loadSecrets } from "#scripts/local/secrets.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const long = (tag: string) => `${tag}-0123456789-kWmZpQ-0123456789-xyz-0123456789`;
const ready = Object.fromEntries([
  ...SECRETS.map((name) => [name, long(name)]),
  ...PLAIN.map((name) => [name, /_(URL|ISSUER)$/.test(name) ? "https://example.com" : "something"]),
  ...OUTSIDE_SETTINGS.map((name) => [name, ""]),
  ["SAMPLE_PHOTO", ""],
  ["SAMPLE_CREDIT", ""],
  ["REGISTRATION_BONUS_CREDITS", "20"],
  ["SPEND_LIMIT_ACCOUNT_USD", "50"],
  ["SPEND_LIMIT_TOTAL_USD", "500"],
  ["VISITOR_BUDGET_CREDITS", "0"],
  ["INFERENCE_KIND", "provider"],
  ["INFERENCE_MEDIA_HOSTS", "fal.media,*.fal.media"],
  ["STRIPE_SECRET_KEY", `sk_live_${long("x")}`],
  ["STRIPE_WEBHOOK_SECRET", `whsec_${long("stripe")}`],
  ["EMAIL_WEBHOOK_SECRET", `whsec_${btoa(long("email"))}`],
]) as DeploymentEnv;

test("a whole configuration may be deployed, without Google's sign-in and with outside services too", () => {
  const without = Object.fromEntries(OPTIONAL.map((name) => [name, ""]));
  const connected = {
    VITE_ANALYTICS_ID: "G-1",
    VITE_PIXEL_ID: "1",
    VITE_ERROR_DSN: "https://key@o1.ingest.sentry.io/2",
    VITE_ENVIRONMENT: "preview",
  };
  // elsewhere, or our own
  const endpoints = ["/monitor", "https://reports.example.com/in"];
  const withEndpoints = endpoints.map((url) => ({ ...connected, VITE_ERROR_ENDPOINT: url }));
  const sampled = {
    SAMPLE_PHOTO: "scripts/local/demo-photos/astronaut.jpg",
    SAMPLE_CREDIT: "Somebody who agreed",
  };
  for (const change of [{}, without, connected, sampled, ...withEndpoints])
    expect(problemsOf({ ...ready, ...change })).toEqual([]);
});

test("what is empty is refused by name", () => {
  const mayBeEmpty = new Set(["OFFER_PROMOTION_CODE", "ALERT_EMAIL"]);
  const unnamed = [...SECRETS, ...PLAIN].filter(
    (name) =>
      !problemsOf({ ...ready, [name]: "" })
        .join()
        .includes(name),
  );
  expect(new Set(unnamed)).toEqual(mayBeEmpty);
});

test("every key a local installation makes is refused", () => {
  const { demoPassword, stripe, ...keys } = loadSecrets(scratchFolder("secrets"));
  const problems = Object.values(keys).flatMap((key) => problemsOf({ ...ready, REDIS_TOKEN: key }));
  expect(new Set(problems)).toEqual(new Set(["REDIS_TOKEN is a key of a local installation"]));
  expect(problems).toHaveLength(Object.keys(keys).length);
});

test("several keys of one kind may be given, each as good as one", () => {
  const [newer, older] = [long("newer"), long("older")];
  expect(problemsOf({ ...ready, AUTH_SECRET: `${newer}, ${older}` })).toEqual([]);
  expect(problemsOf({ ...ready, AUTH_SECRET: `${newer},${newer}` })).toHaveLength(1);
  expect(problemsOf({ ...ready, AUTH_SECRET: `${newer},${"a".repeat(40)}` })).toHaveLength(1);
});

test("keys as openssl makes them are never called weak", () => {
  for (let n = 0; n < 500; n++) {
    expect(weaknessOf(randomBytes(33).toString("base64"))).toBeNull();
    expect(weaknessOf(randomBytes(16).toString("hex"))).toBeNull();
  }
});

test("what is deployed keeps no old version reachable and no address in Cloudflare's own log", () => {
  const config = unstable_readConfig({ config: "wrangler.toml" });
  expect(config.vars).not.toHaveProperty("PASSWORD_HASH_COST");
  expect([config.preview_urls, config.observability?.logs?.invocation_logs]).toEqual([false, false]);
});

test.each([
  ["short secrets", { AUTH_SECRET: "short" }],
  ["equal secrets", { AUTH_SECRET: long("same"), MEDIA_SIGNING_KEY: long("same") }],
  ["loopback addresses", { APP_URL: "https://127.0.0.1:8080" }],
  ["plain http", { APP_URL: "http://example.com" }],
  ["one character repeated", { AUTH_SECRET: "a".repeat(40) }],
  ["a few repeated", { JOB_SIGNING_KEY: "q7Lw".repeat(10) }],
  ["placeholders", { MEDIA_SIGNING_KEY: `changeme-${long("x")}` }],
  ["a key used twice", { JOB_SIGNING_KEY: ready.QSTASH_CURRENT_SIGNING_KEY }],
  ["a webhook's secret that is none", { STRIPE_WEBHOOK_SECRET: "stripe" }],
  ["a publishable key of Stripe's", { STRIPE_SECRET_KEY: `pk_live_${long("x")}` }],
  ["any media host", { INFERENCE_MEDIA_HOSTS: "*" }],
  ["media hosts of a whole domain", { INFERENCE_MEDIA_HOSTS: "fal.media,*.com" }],
  ["media hosts of a whole country", { INFERENCE_MEDIA_HOSTS: "*.co.uk" }],
  ["media hosts by number", { INFERENCE_MEDIA_HOSTS: "169.254.169.254" }],
  ["an address with a path", { APP_URL: "https://example.com/app" }],
  ["an address with a question", { APP_URL: "https://example.com?x" }],
  ["an address with a user", { APP_URL: "https://ada@example.com", REDIS_URL: "https://example.com" }],
  ["a database's address for another", { REDIS_URL: "libsql://example.com" }],
  ["addresses of a carrier's network", { REDIS_URL: "https://100.64.0.1" }],
  ["addresses in another spelling", { REDIS_URL: "https://0x7f.1" }],
  ["names of this network", { REDIS_URL: "https://redis.lan" }],
  ["names of one word", { REDIS_URL: "https://redis" }],
  ["a test key of Stripe's", { STRIPE_SECRET_KEY: `sk_test_${long("x")}` }],
  ["the embedded engine", { INFERENCE_KIND: "embedded" }],
  ["a bonus that covers a training", { REGISTRATION_BONUS_CREDITS: "400" }],
  ["analytics of this machine", { VITE_ANALYTICS_URL: "http://127.0.0.1:9/gtag.js" }],
  ["a DSN of this machine", { VITE_ERROR_DSN: "http://key@localhost/1" }],
  ["an endpoint that is neither", { VITE_ERROR_ENDPOINT: "//elsewhere.example/in" }],
])("%s are refused", (_, change) => {
  const names = problemsOf({ ...ready, ...change }).map((problem) => problem.split(" ")[0]);
  expect(new Set(names).size).toBe(1);
});
