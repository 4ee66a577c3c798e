import { beforeAll, describe, expect, test, vi } from "vitest";
import { createApp } from "#functions/app/app.ts";
import { createDeps } from "#functions/deps.ts";
import { ConfigError, type Env, parseEnv } from "#functions/env.ts";
import worker from "#functions/index.ts";
import { ERRORS } from "#schema/errors.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { readFailure } from "#tests/support/read-failure.ts";
import { signedIn } from "#tests/support/signed-in.ts";

/** An unset or feeble binding closes the whole server, and says which one it was but never what was in it. */
const harness = harnessForFile();
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn(harness, { credits: 5 }));
});

const SECRETS = ["AUTH_SECRET", "MEDIA_SIGNING_KEY", "JOB_SIGNING_KEY"];
const NAMES = [
  ...[...SECRETS, "APP_URL", "DATABASE_URL", "DATABASE_TOKEN", "REDIS_URL", "REDIS_TOKEN"],
  ...["QSTASH_URL", "QSTASH_TOKEN", "QSTASH_CURRENT_SIGNING_KEY", "QSTASH_NEXT_SIGNING_KEY"],
  ...["INFERENCE_KIND", "INFERENCE_QUEUE_URL", "INFERENCE_STORAGE_URL", "INFERENCE_JWKS_URL"],
  ...["INFERENCE_KEY", "INFERENCE_USER_ID", "INFERENCE_MEDIA_HOSTS"],
  ...["EMAIL_API_URL", "EMAIL_API_KEY", "EMAIL_FROM", "EMAIL_WEBHOOK_SECRET"],
  ...["STRIPE_API_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "REGISTRATION_BONUS_CREDITS"],
];
/** Have a value where none is set. */
const DEFAULTED = ["PASSWORD_HASH_COST", "SPEND_LIMIT_ACCOUNT_USD", "SPEND_LIMIT_TOTAL_USD"];
const OPTIONAL = ["AUTH_GOOGLE_ID", "AUTH_GOOGLE_SECRET", "AUTH_GOOGLE_ISSUER"];
const GOOGLE = {
  AUTH_GOOGLE_ID: "an id",
  AUTH_GOOGLE_SECRET: "a secret",
  AUTH_GOOGLE_ISSUER: "https://accounts.google.com",
};
const BINDINGS = ["MEDIA", "IMAGES", "ASSETS"];

const without = (name: string): Env => ({ ...harness.env, [name]: undefined });

function problem(env: Env): string {
  try {
    parseEnv(env);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
}

test("the list here is the whole configuration", () => {
  const set = { ...harness.env, ...GOOGLE };
  expect(Object.keys(parseEnv(set)).sort()).toEqual([...NAMES, ...DEFAULTED, ...OPTIONAL].sort());
});

const CALLS = [
  ...["GET /api/health", "GET /api/auth/session", "GET /api/auth/csrf", "POST /api/auth/signout"],
  ...["GET /api/trpc/user.getCredits", "GET /api/trpc/system.info", "GET /media/uploads/x.jpg"],
  ...["POST /api/uploads", "POST /api/jobs/submit"],
  "POST /api/webhooks/inference?job=x&attempt=1&mac=x",
];

test.each([...NAMES, ...BINDINGS])("without %s nothing is served from any API", async (name) => {
  expect(problem(without(name))).toContain(name);
  const app = createApp(createDeps);
  const said: string[] = [];
  const log = vi.spyOn(console, "error").mockImplementation((line: string) => said.push(line));
  for (const call of CALLS) {
    const [method, path] = call.split(" ");
    const request = new Request(harness.url + path, { method, headers: { cookie, origin: harness.url } });
    const response = await app.fetch(request, without(name));
    expect([call, response.status]).toEqual([call, 503]);
    const body: unknown = await response.json();
    expect(readFailure(body)).toMatchObject({ code: "INTERNAL", message: ERRORS.INTERNAL.message });
    expect(JSON.stringify(body)).not.toContain(name);
  }
  log.mockRestore();
  expect(said.every((line) => line.includes(name))).toBe(true);
});

describe("sign-in with Google", () => {
  test("may be left out, or left empty", () => {
    expect(problem({ ...harness.env })).toBe("");
    expect(problem({ ...harness.env, AUTH_GOOGLE_ID: "", AUTH_GOOGLE_SECRET: "" })).toBe("");
    expect(parseEnv({ ...harness.env, AUTH_GOOGLE_ID: "" }).AUTH_GOOGLE_ID).toBeUndefined();
  });

  test.each(["AUTH_GOOGLE_SECRET", "AUTH_GOOGLE_ISSUER"])("is never offered without %s", (name) => {
    expect(problem({ ...harness.env, ...GOOGLE, [name]: "" })).toContain(name);
    expect(problem({ ...harness.env, ...GOOGLE, [name]: undefined })).toContain(name);
  });

  test("is not stopped by a secret that was left behind", () => {
    expect(problem({ ...harness.env, AUTH_GOOGLE_SECRET: "left behind" })).toBe("");
  });
});

describe("a value that is no good", () => {
  test.each([
    ...SECRETS.flatMap((name) => [
      [name, "x".repeat(31)],
      [name, ""],
    ]),
    ["QSTASH_CURRENT_SIGNING_KEY", "short-one"],
    ...["QSTASH_NEXT_SIGNING_KEY", "QSTASH_TOKEN", "DATABASE_TOKEN", "REDIS_TOKEN"].map((name) => [name, ""]),
    ...["EMAIL_API_KEY", "INFERENCE_KEY", "DATABASE_URL", "INFERENCE_MEDIA_HOSTS"].map((name) => [name, ""]),
    ["APP_URL", "not-an-address"],
    ["INFERENCE_KIND", "something-else"],
    ["REGISTRATION_BONUS_CREDITS", "lots"],
    ["REGISTRATION_BONUS_CREDITS", "-5"],
    ["REGISTRATION_BONUS_CREDITS", "1.5"],
  ] as [string, string][])("%s = %j is refused by name, and never shown", (name, value) => {
    const message = problem({ ...harness.env, [name]: value });
    expect(message).toContain(name);
    if (value.length > 4) expect(message).not.toContain(value);
  });

  test("is named together with every other one", () => {
    const message = problem({ ...harness.env, AUTH_SECRET: "short", EMAIL_API_KEY: "", APP_URL: "nowhere" });
    for (const name of ["AUTH_SECRET", "EMAIL_API_KEY", "APP_URL"]) expect(message).toContain(name);
  });

  test("does not show any other value either", () => {
    const message = problem({ ...harness.env, AUTH_SECRET: "short" });
    for (const [name, value] of Object.entries(harness.env)) {
      if (typeof value === "string" && value.length > 4)
        expect([name, message.includes(value)]).toEqual([name, false]);
    }
  });
});

test("a whole configuration is read, and addresses lose their last slash", () => {
  const config = parseEnv({
    ...harness.env,
    APP_URL: `${harness.url}/`,
    INFERENCE_MEDIA_HOSTS: "a.example, b.example",
    REGISTRATION_BONUS_CREDITS: "12",
  });
  expect(config.APP_URL).toBe(harness.url);
  expect(config.INFERENCE_MEDIA_HOSTS).toEqual(["a.example", "b.example"]);
  expect(config.REGISTRATION_BONUS_CREDITS).toBe(12);
});

test("the Worker's own schedule refuses to run on half a configuration", async () => {
  const controller = { cron: "* * * * *", scheduledTime: 0, noRetry: () => {} };
  await expect(worker.scheduled(controller as never, without("JOB_SIGNING_KEY"))).rejects.toThrow(
    "JOB_SIGNING_KEY",
  );
  await expect(worker.scheduled(controller as never, harness.env)).resolves.toBeUndefined();
});
