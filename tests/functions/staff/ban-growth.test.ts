import { beforeAll, expect, test } from "vitest";
import type { Deps } from "#functions/deps.ts";
import { liftExpiredBans } from "#functions/services/staff/bans/lift-bans.ts";
import { readSession, register, signIn } from "#tests/support/accounts/account-steps.ts";
import { newcomer, signedIn, signUp } from "#tests/support/accounts/people.ts";
import { addCharge, generationRow } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

const DAY = 86_400_000;
const harness = harnessForFile({ retryScale: 0.001 });
let desk: Awaited<ReturnType<typeof signedIn>>["client"]["trpc"]["staff"];
beforeAll(async () => {
  desk = (await signedIn(harness, { role: "ADMIN" })).client.trpc.staff;
});
const because = (input: { days?: number } = {}) => ({
  ...{ reason: "ABUSE" as const, note: "", requestKey: crypto.randomUUID() },
  ...input,
});

test("a range: sessions from within end at once, its sign-ins and visitors are refused, those beside it go on", async () => {
  const inside = await signUp(harness, { ip: "198.18.33.7" });
  const beside = await signUp(harness, { ip: "198.18.64.7" });
  await desk.banPlace.mutate({ kind: "address", value: "198.18.40.1/19", ...because() });
  expect(await readSession(inside.client)).toBeNull();
  expect(await readSession(beside.client)).not.toBeNull();
  expect(await signIn(inside)).toBe("BANNED_ABUSE");
  expect(await refusal(register(newcomer(harness, { ip: "198.18.63.255" }), {}))).toBe("BANNED_ABUSE");
  expect(await register(newcomer(harness, { ip: "198.18.64.8" }), {})).toEqual({ ok: true });
  expect((await desk.bannedPlaces.query())[0]).toMatchObject({ value: "198.18.32.0/19", expires: null });
  await desk.unbanPlace.mutate({ kind: "address", value: "198.18.32.0/19", requestKey: crypto.randomUUID() });
  expect(await signIn(inside)).toBe("in");
});

test("a range that staff sign in from is refused", async () => {
  const staff = await signedIn(harness, { role: "STAFF" });
  await harness.db.write([
    sql("UPDATE session SET ipaddress = '198.19.0.200' WHERE userId = ?", staff.userId),
  ]);
  const range = { kind: "address" as const, value: "198.19.0.0/24" };
  expect(await refusal(desk.banPlace.mutate({ ...range, ...because() }))).toBe("BAN_OWN_PLACE");
});

test("links to what somebody shared are dead when they, or their email's domain, are banned", async () => {
  const domain = `shared-${process.pid}.example`;
  const people = [
    await signedIn(harness, { credits: 5 }),
    await signedIn(harness, { credits: 5, email: `eve@${domain}` }),
  ];
  const paths: string[] = [];
  for (const { userId, client } of people) {
    const id = crypto.randomUUID();
    const chargeId = await addCharge(harness.db, userId);
    await harness.db.write([generationRow({ id, userId, chargeId })]);
    const subject = { kind: "picture" as const, id };
    paths.push((await client.trpc.shares.create.mutate({ id: crypto.randomUUID(), subject, days: 7 })).path);
  }
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await newcomer(harness).client.fetch(path)).status));
  expect(await statuses()).toEqual([200, 200]);
  await desk.banPerson.mutate({ id: people[0]!.userId, ...because() });
  await desk.banPlace.mutate({ kind: "domain", value: domain, ...because() });
  expect(await statuses()).toEqual([404, 404]);
});

test("bans with an end are lifted by the clock then, and not before; the log says why", async () => {
  const ada = await signUp(harness);
  await desk.banPerson.mutate({ id: ada.userId, ...because({ days: 2 }) });
  await desk.banPlace.mutate({ kind: "domain", value: "for-days.example", ...because({ days: 2 }) });
  await harness.cron("* * * * *");
  expect(await signIn(ada)).toBe("BANNED_ABUSE");
  harness.advance(2 * DAY + 1);
  await harness.cron("* * * * *");
  expect(await signIn(ada)).toBe("in");
  expect(await rowsOf(harness.db, "SELECT 1 FROM bannedDomain WHERE domain = 'for-days.example'")).toEqual(
    [],
  );
  const lifted = await rowsOf(
    harness.db,
    "SELECT what, staffId FROM staffAction WHERE reason = 'Its time was over.' ORDER BY what",
  );
  expect(lifted).toEqual([
    { what: "domain unblocked", staffId: null },
    { what: "unblocked", staffId: null },
  ]);
});

test("a ban extended while the clock is about to lift it stays, of a person and of a place", async () => {
  const ada = await signUp(harness);
  const place = { kind: "domain" as const, value: "extended.example" };
  const banBoth = async (input: { days?: number } = {}) => {
    // another admin each time: they are signed out after hours, and here days go by
    const { staff } = (await signedIn(harness, { role: "ADMIN" })).client.trpc;
    await staff.banPerson.mutate({ id: ada.userId, ...because(input) });
    await staff.banPlace.mutate({ ...place, ...because(input) });
  };
  await banBoth({ days: 2 });
  harness.advance(2 * DAY + 1);
  const deps = harness.deps();
  const read: Deps["db"]["read"] = async (reads) => {
    const found = await deps.db.read(reads);
    await banBoth();
    return found;
  };
  await liftExpiredBans({ ...deps, db: { ...deps.db, read } });
  expect(await signIn(ada)).toBe("BANNED_ABUSE");
  expect(
    await rowsOf(
      harness.db,
      "SELECT expires FROM userBan WHERE userId = ? UNION ALL SELECT expires FROM bannedDomain WHERE domain = ?",
      ...[ada.userId, place.value],
    ),
  ).toEqual([{ expires: null }, { expires: null }]);
});
