import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { CRON } from "#functions/jobs/cron.ts";
import { type Clock, startClock } from "#scripts/local/clock.ts";
import { type ManualTime, manualTime } from "#tests/support/manual-time.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const MINUTE = 60_000;
const EVERY_MINUTE = "* * * * *";
const HOURLY = "17 * * * *";
const DAILY = "30 3 * * *";
let time: ManualTime;
let fired: string[];
let errors: unknown[];
let clock: Clock;
let fire: (cron: string) => Promise<void>;
let folder: string;

beforeEach(() => {
  time = manualTime(Date.parse("2026-11-21T00:00:10Z"));
  fired = [];
  errors = [];
  fire = async () => {};
  folder = scratchFolder("clock");
});
afterEach(async () => {
  await clock.stop();
  expect(time.waiting()).toBe(0);
});

function start(crons = [EVERY_MINUTE, HOURLY, DAILY]) {
  clock = startClock({
    ...{ crons, time, file: join(folder, "clock.json") },
    fire: async (cron) => {
      fired.push(cron);
      await fire(cron);
    },
    onError: (error) => errors.push(error),
  });
}
const count = (cron: string) => fired.filter((each) => each === cron).length;
/** Lets minutes pass one by one, each with time to do its work. */
async function pass(minutes: number) {
  for (let n = 0; n < minutes; n++) {
    time.advance(MINUTE);
    await clock.idle();
  }
}

test("wrangler.toml fires exactly the schedules the code knows", () => {
  start();
  const { triggers } = unstable_readConfig({ config: "wrangler.toml" });
  expect(triggers.crons?.toSorted()).toEqual(Object.keys(CRON).toSorted());
});

test("a day fires every trigger at each of its moments, once", async () => {
  start();
  await clock.idle();
  expect(fired).toEqual([EVERY_MINUTE]);
  await pass(1440);
  expect([count(EVERY_MINUTE), count(HOURLY), count(DAILY)]).toEqual([1441, 24, 1]);
  expect(time.waiting()).toBe(1);
});

test("a failing run does not stop the clock", async () => {
  fire = async () => {
    throw new Error("down");
  };
  start([EVERY_MINUTE]);
  await pass(2);
  expect([fired.length, errors.length]).toEqual([3, 3]);
});

test("a run that takes long is never doubled, and nothing that fell due meanwhile is lost", async () => {
  let release = () => {};
  let running = 0;
  let most = 0;
  start();
  await clock.idle();
  await pass(15);
  fire = async (cron) => {
    most = Math.max(most, ++running);
    if (cron === EVERY_MINUTE) await new Promise<void>((resolve) => (release = resolve));
    running--;
  };
  // 00:15:10; the run of 00:16 takes until 00:19, past the hourly trigger at 00:17
  time.advance(4 * MINUTE);
  expect([count(EVERY_MINUTE), count(HOURLY)]).toEqual([17, 0]);
  fire = async () => {};
  release();
  await clock.idle();
  expect(fired.slice(-3).toSorted()).toEqual([HOURLY, EVERY_MINUTE, EVERY_MINUTE].toSorted());
  expect([count(EVERY_MINUTE), count(HOURLY), most]).toEqual([18, 1, 1]);
  await pass(1);
  expect([count(EVERY_MINUTE), count(HOURLY)]).toEqual([19, 1]);
});

test("what fell due while the machine slept or nothing ran is made up for once", async () => {
  start();
  await clock.idle();
  time.advance(5 * 60 * MINUTE);
  await clock.idle();
  expect([count(HOURLY), count(DAILY)]).toEqual([1, 1]);
  await clock.stop();
  fired = [];
  time.advance(30 * 60 * MINUTE);
  start();
  await clock.idle();
  expect(fired.toSorted()).toEqual([EVERY_MINUTE, HOURLY, DAILY].toSorted());
  await clock.stop();
  start();
  await clock.idle();
  expect([count(HOURLY), count(DAILY)]).toEqual([1, 1]);
});

test("a trigger that was cut off before its end fires again after the next start", async () => {
  fire = async (cron) => {
    if (cron === DAILY) await clock.stop();
  };
  start([DAILY]);
  time.advance(3 * 60 * MINUTE + 31 * MINUTE);
  expect(count(DAILY)).toBe(1);
});
