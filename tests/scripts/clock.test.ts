import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { CRON } from "#functions/jobs/cron.ts";
import { isDue, startClock } from "#scripts/local/clock.ts";

test("wrangler.toml fires exactly the schedules the code knows", () => {
  const { triggers } = unstable_readConfig({ config: "wrangler.toml" });
  expect(triggers.crons?.toSorted()).toEqual(Object.keys(CRON).toSorted());
});

test("schedules of stars and numbers are due when they say", () => {
  const at = (time: string) => new Date(`2026-11-21T${time}:30Z`);
  expect([at("03:30"), at("03:31"), at("15:17")].map((time) => isDue("* * * * *", time))).toEqual([
    true,
    true,
    true,
  ]);
  expect([at("03:17"), at("15:17"), at("15:18")].map((time) => isDue("17 * * * *", time))).toEqual([
    true,
    true,
    false,
  ]);
  expect([at("03:30"), at("04:30"), at("03:31")].map((time) => isDue("30 3 * * *", time))).toEqual([
    true,
    false,
    false,
  ]);
});

test("what is due fires at the start, and a failing run does not stop the clock", async () => {
  const fired: string[] = [];
  const errors: unknown[] = [];
  const clock = startClock({
    crons: ["* * * * *"],
    fire: async (cron) => {
      fired.push(cron);
      throw new Error("down");
    },
    onError: (error) => errors.push(error),
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await clock.stop();
  expect(fired).toEqual(["* * * * *"]);
  expect(errors).toHaveLength(1);
});
