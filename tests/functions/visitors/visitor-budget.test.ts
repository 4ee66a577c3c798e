import { beforeEach, expect, test } from "vitest";
import { LIMITS, type LimitName } from "#schema/limits.ts";
import { HOUSE_ACCOUNT } from "#schema/visitors/visitor-rules.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { movementsOf } from "#tests/support/jobs/bookkeeping.ts";
import { visitor } from "#tests/support/jobs/visitors.ts";
import { refusal, refusals } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";
import { EVERYTHING } from "#tests/support/tier.ts";

/** What visitors' work may cost: never more than a day's budget, whoever asks at once and whatever they delete. */
const DAY = 86_400_000;
// the first minute of a day, so that no test passes midnight by itself
const harness = harnessForFile({ now: () => Date.UTC(2026, 10, 25) + 60_000 });

const withBudget = (
  credits: number,
  {
    engine = "provider",
    allow,
  }: { engine?: "provider" | "embedded"; allow?: (limit: LimitName) => boolean } = {},
) =>
  replaceDeps(harness, () => ({
    config: { INFERENCE_KIND: engine, VISITOR_BUDGET_CREDITS: credits },
    queue: { publish: async () => {} },
    ...(allow && { limits: { allow: async (limit: LimitName) => allow(limit) } }),
  }));
const balance = async () => (await movementsOf(harness, HOUSE_ACCOUNT)).at(-1)?.newCredits ?? 0;
const clock = () => harness.cron("*/5 * * * *");
const gone = (...tables: string[]) => harness.db.write(tables.map((table) => sql(`DELETE FROM ${table}`)));

// each test has a day of its own
beforeEach(async () => {
  harness.advance(DAY);
  await gone("visitorRequest", "visitorStrike");
});

test("200 visitors at once (a third of them in the gate) get what the budget holds, to the last credit, and everybody else is told why", async () => {
  const [visitors, credits] = EVERYTHING ? [200, 40] : [60, 20];
  // so many at once outlast the counter's patience on a busy machine, and it is not what this is about
  withBudget(credits, { allow: () => true });
  const everybody = Array.from({ length: visitors }, () => visitor(harness).describe());
  const answers = await refusals(everybody);
  const told = (code: string | null) => answers.filter((answer) => answer === code).length;
  expect([told(null), told("VISITORS_EMPTY")]).toEqual([credits, visitors - credits]);
  expect(await balance()).toBe(0);
  expect(await rowsOf(harness.db, "SELECT id FROM visitorRequest")).toHaveLength(credits);
  expect(await harness.audit()).toEqual([]);
  expect((await visitor(harness).visitors.state.query()).budget).toBe("empty");
});

test("a day brings one budget, however often and by how many it is given, and whatever was spent of it", async () => {
  withBudget(10);
  await Promise.all([clock(), clock(), visitor(harness).describe(), visitor(harness).describe()]);
  await clock();
  expect(await balance()).toBe(8);
  harness.advance(DAY);
  await clock();
  expect(await balance()).toBe(10);
  // an untouched budget is given too, and not once more when something was spent of it
  harness.advance(DAY);
  await clock();
  await visitor(harness).describe();
  await clock();
  expect(await balance()).toBe(9);
});

test("a smaller budget holds from the next day on, a larger one too", async () => {
  withBudget(50);
  await clock();
  withBudget(20);
  await clock();
  expect(await balance()).toBe(50);
  harness.advance(DAY);
  await clock();
  expect(await balance()).toBe(20);
  withBudget(30);
  harness.advance(DAY);
  await clock();
  expect(await balance()).toBe(30);
  expect(await harness.audit()).toEqual([]);
});

test("switched off, or with an engine that has nothing for visitors, nobody is asked to pay and nothing is taken", async () => {
  for (const [credits, engine] of [
    [0, "provider"],
    [100, "embedded"],
  ] as const) {
    withBudget(credits, { engine });
    const before = await movementsOf(harness, HOUSE_ACCOUNT);
    await clock();
    const someone = visitor(harness);
    expect((await someone.visitors.state.query()).budget).toBe("closed");
    expect(await refusal(someone.describe())).toBe("VISITORS_CLOSED");
    expect((await someone.sendPhoto()).status).toBe(412);
    expect(await movementsOf(harness, HOUSE_ACCOUNT)).toEqual(before);
  }
});

test("what has no known price is not offered", async () => {
  withBudget(100);
  const wish = { tool: "image-generation-sdxl", choices: { prompt: "a lighthouse" } };
  expect(await refusal(visitor(harness).ask(wish))).toBe("NOT_OFFERED");
});

test("staff stop all of it by blocking the account that pays", async () => {
  withBudget(100);
  await clock();
  await harness.db.write([sql("UPDATE user SET banned = 1 WHERE id = ?", HOUSE_ACCOUNT)]);
  expect(await refusal(visitor(harness).describe())).toBe("VISITORS_CLOSED");
  await harness.db.write([sql("UPDATE user SET banned = 0 WHERE id = ?", HOUSE_ACCOUNT)]);
});

test("nobody signs in to the account that pays, and the day's free credits pass it by", async () => {
  withBudget(1);
  await clock();
  await visitor(harness).describe();
  await harness.cron("1 0 * * *");
  await harness.cron("30 3 * * *");
  expect(await balance()).toBe(0);
  const { client } = visitor(harness);
  const asked = client.trpc.account.requestPasswordReset.mutate({ email: "visitors@house.invalid" });
  expect(await refusal(asked)).toBe("BAD_INPUT");
  const [account] = await rowsOf(
    harness.db,
    "SELECT emailVerified, password FROM user WHERE id = ?",
    HOUSE_ACCOUNT,
  );
  expect(account).toEqual({ emailVerified: null, password: null });
});

test("a browser has its share, and so has a network, whatever cookies it deletes", async () => {
  withBudget(600);
  const { visitorRequestByBrowser, visitorRequestByAddress } = LIMITS;
  const someone = visitor(harness);
  // the first one brings the cookie
  await someone.describe();
  const others = Array.from({ length: visitorRequestByBrowser.count + 1 }, () => someone.describe());
  const told = await refusals(others);
  expect(told.filter((code) => code === null)).toHaveLength(visitorRequestByBrowser.count - 1);
  expect(await refusal(someone.describe())).toBe("VISITOR_LIMIT");
  const site = "2001:db8:77:1";
  const sent = Array.from({ length: visitorRequestByAddress.count + 30 }, (_, n) =>
    visitor(harness, { ip: `${site}::${(n + 1).toString(16)}` }).describe(),
  );
  const answers = await refusals(sent);
  const allowed = answers.filter((code) => code === null).length;
  // on a busy machine the counter may not answer in time: then nobody passes
  const uncounted = answers.filter((code) => code === "LIMITS_UNAVAILABLE").length;
  expect(allowed).toBeLessThanOrEqual(visitorRequestByAddress.count);
  expect(allowed).toBeGreaterThanOrEqual(visitorRequestByAddress.count - uncounted);
  expect(answers.filter((code) => code === "VISITOR_LIMIT")).toHaveLength(sent.length - allowed - uncounted);
  // the network beside it has its own share
  expect(await refusal(visitor(harness, { ip: "2001:db8:77:2::1" }).describe())).toBeNull();
});

test("who has used up their own share takes nothing of everybody's, which is told in other words", async () => {
  const counted: LimitName[] = [];
  const reached = (...limits: LimitName[]) =>
    withBudget(100, {
      allow: (limit) => {
        counted.push(limit);
        return !limits.includes(limit);
      },
    });
  for (const own of ["visitorRequestByBrowser", "visitorRequestByAddress"] as const) {
    reached(own);
    expect(await refusal(visitor(harness).describe())).toBe("VISITOR_LIMIT");
  }
  expect(counted).toContain("visitorRequestByAddress");
  expect(counted).not.toContain("visitorRequestsOfAll");
  reached("visitorRequestsOfAll");
  expect(await refusal(visitor(harness).describe())).toBe("VISITORS_BUSY");
});
