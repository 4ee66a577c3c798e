import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { CRON } from "#functions/jobs/cron.ts";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { startClock } from "#scripts/local/worker/clock.ts";
import { newcomer } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { insertModelOwner, SOME_ORDER } from "#tests/support/jobs/people/model-owner.ts";
import { quiet } from "#tests/support/jobs/quiet.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";
import { manualTime } from "#tests/support/time/manual-time.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From the evening (UTC) until after the last of the daily triggers, 03:30. */
const NIGHT = { from: 20, hours: 8 };
const harness = harnessForFile({ retryScale: 0.001, compute: fakeCompute({ small: true }).compute });

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/**
 * How many handles of each kind are open. Connections are kept for the next call for some seconds, and how many depends
 * on how fast the machine is: so it waits until none has closed for as long as one is kept, by looks and not by the
 * clock, which runs on while nothing can close.
 */
async function handlesAtRest(): Promise<{ timers: number; sockets: number }> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let looks = 0; ; looks++) {
    const open = process.getActiveResourcesInfo();
    const sockets = open.filter((kind) => kind === "TCPSocketWrap" || kind === "PipeWrap").length;
    if (sockets < fewest) [fewest, looks] = [sockets, 0];
    if (looks === 24) return { sockets, timers: open.filter((kind) => kind === "Timeout").length };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** What is open and kept after everything has come to rest. */
async function measure() {
  await harness.cloud.qstash.idle();
  collectGarbage();
  const handles = await handlesAtRest();
  collectGarbage();
  const count = async (sql: string) => Number((await harness.db.write([{ sql, args: [] }]))[0]?.rows[0]?.n);
  return {
    ...handles,
    heap: process.memoryUsage().heapUsed,
    waitingWriters: harness.cloud.libsql.waitingWriters(),
    owed: harness.cloud.inference.webhooks.owed(),
    openJobs: await count("SELECT count(*) AS n FROM job WHERE status NOT IN ('COMPLETED', 'FAILED')"),
    garbage: await count("SELECT count(*) AS n FROM mediaGarbage"),
    links: await count(`SELECT count(*) AS n FROM verificationToken WHERE expires < ${harness.now() - HOUR}`),
  };
}

/** A picture of life: somebody buys a pack, somebody registers and never verifies, an object is left behind. */
async function live({ client, trainingId }: Awaited<ReturnType<typeof insertModelOwner>>) {
  const requestKey = crypto.randomUUID();
  await client.trpc.packs.generate.mutate({ requestKey, trainingId, ...SOME_ORDER });
  const { client: stranger, email, password } = newcomer(harness);
  await stranger.trpc.account.register.mutate({ name: "Bo", email, password });
  const key = `uploads/nobody/${crypto.randomUUID()}`;
  await harness.env.MEDIA.put(key, "left behind");
  const sql = "INSERT INTO mediaGarbage (prefix, dueAt) VALUES (?, ?)";
  await harness.db.write([{ sql, args: [key, harness.now()] }]);
}

test("a working night: every trigger at its moments, and nothing is left behind", async () => {
  const buyer = await insertModelOwner(harness, { credits: NIGHT.hours * PACK_CREDITS });
  const evening = Math.ceil(harness.now() / DAY) * DAY + NIGHT.from * HOUR;
  const time = manualTime(evening + 1);
  harness.advance(time.now() - harness.now());
  const fired: string[] = [];
  const errors: unknown[] = [];
  const clock = startClock({
    crons: Object.keys(CRON),
    time,
    fire: (cron) => {
      fired.push(cron);
      return harness.cron(cron);
    },
    onError: (error) => errors.push(error),
  });
  await clock.idle();

  let early: Awaited<ReturnType<typeof measure>> | undefined;
  for (let minute = 1; minute <= NIGHT.hours * 60; minute++) {
    if (minute % 60 === 1) await live(buyer);
    time.advance(MINUTE);
    harness.advance(MINUTE);
    await clock.idle();
    if (minute % 60 < 5) await quiet(harness);
    if (minute === 2 * 60) early = await measure();
  }
  await clock.stop();
  const late = await measure();

  const counts = Object.keys(CRON).map((cron) => fired.filter((each) => each === cron).length);
  expect([counts.toSorted((a, b) => a - b), errors]).toEqual([[1, 1, 8, 96, 481], []]);
  expect(time.waiting()).toBe(0);
  expect(late).toMatchObject({ waitingWriters: 0, owed: 0, openJobs: 0 });
  expect([late.garbage, late.links]).toEqual([early?.garbage, 0]);
  expect(late.timers).toBeLessThanOrEqual((early?.timers ?? 0) + 3);
  expect(late.sockets).toBeLessThanOrEqual((early?.sockets ?? 0) + 8);
  // six hours of work in between: what stays is a cache's worth, not an hour's worth each
  expect(late.heap - (early?.heap ?? 0)).toBeLessThan(24e6);
  expect(await harness.audit()).toEqual([]);
}, 240_000);
