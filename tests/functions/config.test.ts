import { expect, test, vi } from "vitest";
import { createApp } from "#functions/app/app.ts";
import { createDeps } from "#functions/deps.ts";
import { ConfigError, type Env, parseEnv } from "#functions/env.ts";
import worker from "#functions/index.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { readFailure } from "#tests/support/procedures/read-failure.ts";

/** An unset or feeble binding closes the whole server, and says which one it was but never what was in it. */
const harness = harnessForFile();

/** May be left out: what has a default, and sign-in with Google. */
const OPTIONAL = [
  "LIMIT_SCALE",
  "PASSWORD_HASH_COST",
  "SPEND_LIMIT_ACCOUNT_USD",
  "SPEND_LIMIT_TOTAL_USD",
  "VISITOR_BUDGET_CREDITS",
  "AUTH_GOOGLE_ID",
  "AUTH_GOOGLE_SECRET",
  "AUTH_GOOGLE_ISSUER",
];
const GOOGLE = {
  AUTH_GOOGLE_ID: "an id",
  AUTH_GOOGLE_SECRET: "a secret",
  AUTH_GOOGLE_ISSUER: "https://accounts.google.com",
};
const withValue = (name: string, value: unknown): Env => ({ ...harness.env, [name]: value });

function problem(env: Env): string {
  try {
    parseEnv(env);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
}

test("whatever may not be left out is asked for by its name", () => {
  const names = Object.keys(parseEnv({ ...harness.env, ...GOOGLE })).filter(
    (name) => !OPTIONAL.includes(name),
  );
  expect(names.length).toBeGreaterThan(25);
  for (const name of [...names, "MEDIA", "IMAGES", "ASSETS"])
    expect(problem(withValue(name, undefined))).toContain(name);
  // nothing given is a bonus of nothing
  for (const name of names.filter((name) => name !== "REGISTRATION_BONUS_CREDITS"))
    expect(problem(withValue(name, ""))).toContain(name);
  expect(problem({ ...harness.env, ...Object.fromEntries(OPTIONAL.map((name) => [name, ""])) })).toBe("");
});

const CALLS = [
  "GET /api/health",
  "GET /api/auth/session",
  "GET /api/auth/csrf",
  "POST /api/auth/signout",
  "GET /api/trpc/user.getCredits",
  "GET /api/trpc/system.info",
  "GET /media/uploads/x.jpg",
  "POST /api/uploads",
  "POST /api/jobs/submit",
  "POST /api/webhooks/inference?job=x&attempt=1&mac=x",
];

test.each(["JOB_SIGNING_KEY", "IMAGES"])("without %s nothing is served from any API", async (name) => {
  const { cookie } = await signedIn(harness);
  const app = createApp(createDeps);
  const said: string[] = [];
  const log = vi.spyOn(console, "error").mockImplementation((line: string) => said.push(line));
  for (const call of CALLS) {
    const [method, path] = call.split(" ");
    const request = new Request(harness.url + path, { method, headers: { cookie, origin: harness.url } });
    const response = await app.fetch(request, withValue(name, undefined));
    expect([call, response.status]).toEqual([call, 503]);
    const body: unknown = await response.json();
    expect(readFailure(body)).toMatchObject({ code: "INTERNAL", message: ERRORS.INTERNAL.message });
    expect(JSON.stringify(body)).not.toContain(name);
  }
  log.mockRestore();
  expect(said.every((line) => line.includes(name))).toBe(true);
});

test("sign-in with Google is whole or not at all, and a secret that was left behind stops nothing", () => {
  for (const name of ["AUTH_GOOGLE_SECRET", "AUTH_GOOGLE_ISSUER"])
    for (const value of ["", undefined])
      expect(problem({ ...harness.env, ...GOOGLE, [name]: value })).toContain(name);
  expect(problem(withValue("AUTH_GOOGLE_SECRET", "left behind"))).toBe("");
});

test.each([
  ["AUTH_SECRET", "x".repeat(31)],
  ["MEDIA_SIGNING_KEY", "x".repeat(31)],
  ["JOB_SIGNING_KEY", "x".repeat(31)],
  ["QSTASH_CURRENT_SIGNING_KEY", "short-one"],
  ["APP_URL", "not-an-address"],
  ["INFERENCE_KIND", "something-else"],
  ["REGISTRATION_BONUS_CREDITS", "lots"],
  ["REGISTRATION_BONUS_CREDITS", "-5"],
  ["REGISTRATION_BONUS_CREDITS", "1.5"],
  ["VISITOR_BUDGET_CREDITS", "-5"],
  ["VISITOR_BUDGET_CREDITS", "lots"],
])("%s = %j is refused by name, and no value is shown", (name, value) => {
  const message = problem({ ...withValue(name, value), EMAIL_API_KEY: "" });
  for (const bad of [name, "EMAIL_API_KEY"]) expect(message).toContain(bad);
  // which kinds of engine there are is no secret
  const values = Object.values({ ...harness.env, INFERENCE_KIND: null, bad: value });
  const words = values.filter((one) => typeof one === "string" && one.length > 4) as string[];
  expect(words.filter((one) => message.includes(one))).toEqual([]);
});

test("a whole configuration is read, and addresses lose their last slash", () => {
  const INFERENCE_MEDIA_HOSTS = "a.example, b.example";
  const config = parseEnv({ ...harness.env, APP_URL: `${harness.url}/`, INFERENCE_MEDIA_HOSTS });
  expect(config.APP_URL).toBe(harness.url);
  expect(config.INFERENCE_MEDIA_HOSTS).toEqual(["a.example", "b.example"]);
});

test("the Worker's own schedule refuses to run on half a configuration", async () => {
  const controller = { cron: "* * * * *", scheduledTime: 0, noRetry: () => {} } as never;
  const half = withValue("JOB_SIGNING_KEY", undefined);
  await expect(worker.scheduled(controller, half)).rejects.toThrow("JOB_SIGNING_KEY");
  await expect(worker.scheduled(controller, harness.env)).resolves.toBeUndefined();
});
