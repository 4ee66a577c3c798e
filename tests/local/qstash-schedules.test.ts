import { Receiver } from "@upstash/qstash";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ManualTime, manualTime } from "#tests/support/manual-time.ts";
import { QUEUE_KEYS, type QueueSetup, startQueueSetup } from "#tests/support/queue-setup.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-11-21T10:00:30Z");
let time: ManualTime;
let set: QueueSetup;
beforeEach(async () => {
  time = manualTime(START);
  set = await startQueueSetup({ time });
});
afterEach(() => set.close());

const fired = (count: number, path = "/tick") =>
  expect.poll(() => set.at(path).length, { interval: 5 }).toBe(count);

test("fires by the queue's clock, signed, with its id, its body and its headers", async () => {
  const { scheduleId } = await set.client.schedules.create({
    destination: set.to("/tick"),
    cron: "*/5 * * * *",
    body: '{"n":1}',
    headers: { "X-Kind": "sweep" },
    label: ["a", "b"],
    retries: 2,
  });
  time.advance(4 * MINUTE);
  await set.qstash.idle();
  expect(set.deliveries).toHaveLength(0);
  time.advance(MINUTE);
  await fired(1);
  const [{ headers, body, url }] = set.deliveries as [(typeof set.deliveries)[0]];
  expect([body, headers.get("x-kind"), headers.get("upstash-schedule-id")]).toEqual([
    '{"n":1}',
    "sweep",
    scheduleId,
  ]);
  expect(headers.has("authorization")).toBe(false);
  const signature = headers.get("upstash-signature") ?? "";
  expect(await new Receiver(QUEUE_KEYS).verify({ signature, body, url })).toBe(true);
  await set.qstash.idle();

  const schedule = await set.client.schedules.get(scheduleId);
  expect(schedule).toMatchObject({
    ...{ scheduleId, cron: "*/5 * * * *", destination: set.to("/tick"), method: "POST", retries: 2 },
    ...{ body: '{"n":1}', isPaused: false, labels: ["a", "b"] },
    lastScheduleTime: Date.parse("2026-11-21T10:05:00Z") + 1,
    nextScheduleTime: Date.parse("2026-11-21T10:10:00Z"),
  });
  expect(Object.values(schedule.lastScheduleStates ?? {})).toEqual(["SUCCESS"]);
  const { logs } = await set.client.logs({ filter: { scheduleId } });
  expect(logs.map(({ state }) => state)).toEqual(["DELIVERED", "ACTIVE", "CREATED"]);
});

test("a day in fast motion: every moment once, and nothing left waiting", async () => {
  await set.client.schedules.create({ destination: set.to("/tick"), cron: "*/10 * * * *" });
  await set.client.schedules.create({ destination: set.to("/daily"), cron: "30 3 * * *" });
  for (let n = 1; n <= 144; n++) {
    time.advance(10 * MINUTE);
    await fired(n);
    await set.qstash.idle();
  }
  expect(set.at("/daily")).toHaveLength(1);
  expect(time.waiting()).toBe(1);
});

test("a fixed id puts the new in the old one's place", async () => {
  const fixed = { destination: set.to("/tick"), scheduleId: "nightly" };
  expect(await set.client.schedules.create({ ...fixed, cron: "0 * * * *" })).toEqual({
    scheduleId: "nightly",
  });
  await set.client.schedules.create({ ...fixed, cron: "* * * * *", body: "new" });
  expect(await set.client.schedules.list()).toMatchObject([{ scheduleId: "nightly", cron: "* * * * *" }]);
  time.advance(MINUTE);
  await fired(1);
  expect(set.deliveries[0]?.body).toBe("new");
});

test("paused moments pass by; deleted means gone", async () => {
  const { scheduleId } = await set.client.schedules.create({
    destination: set.to("/tick"),
    cron: "* * * * *",
  });
  await set.client.schedules.pause({ schedule: scheduleId });
  expect((await set.client.schedules.get(scheduleId)).isPaused).toBe(true);
  time.advance(10 * MINUTE);
  await set.qstash.idle();
  expect(set.deliveries).toHaveLength(0);
  await set.client.schedules.resume({ schedule: scheduleId });
  time.advance(MINUTE);
  await fired(1);
  await set.qstash.idle();
  await set.client.schedules.delete(scheduleId);
  time.advance(10 * MINUTE);
  await set.qstash.idle();
  expect(set.deliveries).toHaveLength(1);
  expect((await set.call("GET", `/schedules/${scheduleId}`)).status).toBe(404);
});

test("a schedule outlives a restart; what was missed meanwhile is made up for once", async () => {
  await set.client.schedules.create({ destination: set.to("/tick"), cron: "* * * * *" });
  await set.restart(() => time.advance(30 * MINUTE));
  await fired(1);
  await set.qstash.idle();
  time.advance(MINUTE);
  await fired(2);
});

test("over a named queue, under flow control, to a url group, in a time zone", async () => {
  await set.client.urlGroups.addEndpoints({
    name: "all",
    endpoints: [{ name: "one", url: set.to("/one") }, { url: set.to("/two") }],
  });
  await set.client.schedules.create({ destination: "all", cron: "* * * * *", queueName: "line" });
  const zoned = await set.client.schedules.create({
    destination: set.to("/york"),
    cron: "CRON_TZ=America/New_York 0 6 * * *",
    flowControl: { key: "k", parallelism: 1 },
  });
  expect(await set.client.schedules.get(zoned.scheduleId)).toMatchObject({
    flowControlKey: "k",
    nextScheduleTime: Date.parse("2026-11-21T11:00:00Z"),
  });
  expect(await set.client.queue({ queueName: "line" }).list()).toEqual([]);
  time.advance(MINUTE);
  await fired(1, "/one");
  await fired(1, "/two");
  expect(await set.client.queue({ queueName: "line" }).get()).toMatchObject({ parallelism: 1 });
});

test("what is no schedule is refused with its reason", async () => {
  const create = (headers: Record<string, string>, destination = set.to("/x")) =>
    set.call("POST", `/schedules/${destination}`, headers);
  const refused = [
    await create({}),
    await create({ "upstash-cron": "every day" }),
    await create({ "upstash-cron": "61 * * * *" }),
    await create({ "upstash-cron": "CRON_TZ=Mars/Olympus * * * * *" }),
    await create({ "upstash-cron": "* * * * *", "upstash-schedule-id": "a b" }),
    await create({ "upstash-cron": "* * * * *" }, "https://example.com"),
    await set.call("POST", `/publish/${set.to("/x")}`, { "upstash-cron": "* * * * *" }),
  ];
  for (const answer of refused) {
    expect([answer.status, typeof (await answer.json()).error]).toEqual([400, "string"]);
  }
  expect((await create({ "upstash-cron": "* * * * *" }, "no-such-group")).status).toBe(404);
  expect(await set.client.schedules.list()).toEqual([]);
});
