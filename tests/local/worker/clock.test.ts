import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { CRON } from "#functions/jobs/cron.ts";
import { type Clock, startClock } from "#scripts/local/worker/clock.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";
import { manualTime } from "#tests/support/time/manual-time.ts";

const MINUTE = 60_000;
const EVERY_MINUTE = "* * * * *";
const HOURLY = "17 * * * *";
const DAILY = "30 3 * * *";

/** A clock that begins at ten seconds past midnight, and what it fired. */
function prepareClock(crons = [EVERY_MINUTE, HOURLY, DAILY]) {
  const time = manualTime(Date.parse("2026-11-21T00:00:10Z"));
  const file = join(scratchFolder("clock"), "clock.json");
  const fired: string[] = [];
  const errors: unknown[] = [];
  let clock: Clock;
  const it = {
    time,
    errors,
    fire: async (_cron: string) => {},
    async start() {
      const fire = (cron: string) => {
        fired.push(cron);
        return it.fire(cron);
      };
      clock = startClock({ crons, time, file, fire, onError: (error) => errors.push(error) });
      await clock.idle();
    },
    idle: () => clock.idle(),
    stop: () => clock.stop(),
    counts: () => crons.map((cron) => fired.filter((each) => each === cron).length),
    /** Lets minutes pass one by one, each with time to do its work. */
    async pass(minutes: number) {
      for (let n = 0; n < minutes; n++) {
        time.advance(MINUTE);
        await clock.idle();
      }
    },
  };
  onTestFinished(async () => {
    await clock.stop();
    expect(time.waiting()).toBe(0);
  });
  return it;
}

test("wrangler.toml fires exactly the schedules the code knows", () => {
  const { triggers } = unstable_readConfig({ config: "wrangler.toml" });
  expect(triggers.crons?.toSorted()).toEqual(Object.keys(CRON).toSorted());
});

test("a failing run does not stop the clock", async () => {
  const it = prepareClock([EVERY_MINUTE]);
  it.fire = () => Promise.reject(new Error("down"));
  await it.start();
  await it.pass(2);
  expect([it.counts(), it.errors.length]).toEqual([[3], 3]);
});

test("a run that takes long is never doubled, and nothing that fell due meanwhile is lost", async () => {
  const it = prepareClock();
  let release = () => {};
  await it.start();
  await it.pass(15);
  let [running, most] = [0, 0];
  it.fire = async (cron) => {
    most = Math.max(most, ++running);
    if (cron === EVERY_MINUTE) await new Promise<void>((resolve) => (release = resolve));
    running--;
  };
  // 00:15:10; the run of 00:16 takes until 00:19, past the hourly trigger at 00:17
  it.time.advance(4 * MINUTE);
  expect(it.counts()).toEqual([17, 0, 0]);
  it.fire = async () => {};
  release();
  await it.idle();
  expect([it.counts(), most]).toEqual([[18, 1, 0], 1]);
  await it.pass(1);
  expect(it.counts()).toEqual([19, 1, 0]);
});

test("what fell due while the machine slept or nothing ran is made up for once", async () => {
  const it = prepareClock();
  await it.start();
  it.time.advance(5 * 60 * MINUTE);
  await it.idle();
  expect(it.counts().slice(1)).toEqual([1, 1]);
  await it.stop();
  it.time.advance(30 * 60 * MINUTE);
  await it.start();
  expect(it.counts().slice(1)).toEqual([2, 2]);
  await it.stop();
  await it.start();
  expect(it.counts().slice(1)).toEqual([2, 2]);
});

test("a trigger that was cut off before its end fires again after the next start", async () => {
  const it = prepareClock([DAILY]);
  await it.start();
  it.time.advance(4 * 60 * MINUTE);
  await it.idle();
  it.fire = () => new Promise(() => {});
  it.time.advance(24 * 60 * MINUTE);
  expect(it.counts()).toEqual([2]);
  // as a kill: what runs never ends
  void it.stop();
  it.fire = async () => {};
  await it.start();
  expect(it.counts()).toEqual([3]);
});
