import { expect, test } from "vitest";
import { type DeploymentEnv, OPTIONAL, PLAIN, problemsOf, SECRETS } from "#scripts/deployment-env.ts";

const long = (tag: string) => `${tag}-0123456789-0123456789-0123456789`;
const ready = Object.fromEntries([
  ...SECRETS.map((name) => [name, long(name)]),
  ...PLAIN.map((name) => [name, /_(URL|ISSUER)$/.test(name) ? "https://example.com" : "something"]),
  ["REGISTRATION_BONUS_CREDITS", "20"],
  ["INFERENCE_KIND", "provider"],
]) as DeploymentEnv;

test("a whole configuration may be deployed", () => {
  expect(problemsOf(ready)).toEqual([]);
});

test("sign-in with Google may be left out, but not by half", () => {
  const without = Object.fromEntries(OPTIONAL.map((name) => [name, ""]));
  expect(problemsOf({ ...ready, ...without })).toEqual([]);
});

test.each([...SECRETS, ...PLAIN])("an empty %s is refused by name", (name) => {
  expect(problemsOf({ ...ready, [name]: "" }).join()).toContain(name);
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
  ["the embedded engine", { INFERENCE_KIND: "embedded" }],
  ["a bonus that covers a training", { REGISTRATION_BONUS_CREDITS: "400" }],
])("%s are refused", (_, change) => {
  expect(problemsOf({ ...ready, ...change })).toHaveLength(1);
});
