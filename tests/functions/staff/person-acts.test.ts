import { expect, test } from "vitest";
import { giveSecondFactor, signedIn } from "#tests/support/accounts/people.ts";
import { creditsIn, rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal, told } from "#tests/support/procedures/refusals.ts";

let admin: Awaited<ReturnType<typeof signedIn>>;
let desk: (typeof admin)["client"]["trpc"]["staff"];
const harness = harnessForFile({}, async (started) => {
  admin = await signedIn(started, { role: "ADMIN" });
  desk = admin.client.trpc.staff;
});
const act = (id: string) => ({ id, reason: "Asked by email.", requestKey: crypto.randomUUID() });
const actsOn = (userId: string) =>
  rowsOf(harness.db, "SELECT what, staffId, reason, extra FROM staffAction WHERE userId = ?", userId);
const note = { staffId: expect.any(String), reason: "Asked by email." };

test("credits are granted and taken once for each key, and both are written down", async () => {
  const ada = await signedIn(harness, { credits: 10 });
  const grant = { ...act(ada.userId), credits: 30 };
  await Promise.all([desk.moveCredits.mutate(grant), desk.moveCredits.mutate(grant)]);
  expect(await creditsIn(harness.db, ada.userId)).toBe(40);
  await desk.moveCredits.mutate({ ...act(ada.userId), credits: -15 });
  expect(await creditsIn(harness.db, ada.userId)).toBe(25);
  expect(await actsOn(ada.userId)).toEqual([
    { ...note, what: "credits granted", extra: '{"credits":30}' },
    { ...note, what: "credits taken", extra: '{"credits":15}' },
  ]);
  // another sum, or another person, under a key that was used
  const bob = await signedIn(harness);
  for (const other of [{ credits: 31 }, { id: bob.userId }])
    expect(await refusal(desk.moveCredits.mutate({ ...grant, ...other }))).toBe("CONFLICT");
  expect(await creditsIn(harness.db, ada.userId)).toBe(25);
});

test("no sum that makes no sense, none above the ceiling, none of one's own, none that is not there", async () => {
  const ada = await signedIn(harness, { credits: 10 });
  const move = (credits: number, id = ada.userId) => desk.moveCredits.mutate({ ...act(id), credits });
  for (const credits of [0, 1.5, 10_001, -10_001]) expect(await refusal(move(credits))).toBe("BAD_INPUT");
  expect((await told(move(10_001)))?.fields.credits).toMatch(
    /^At most 10,000 credits.* Not even administrators/,
  );
  expect(await refusal(move(-11))).toBe("TAKES_TOO_MUCH");
  expect(await refusal(move(5, admin.userId))).toBe("OWN_CREDITS");
  expect(await refusal(move(5, "nobody"))).toBe("NOT_FOUND");
  expect(await refusal(desk.moveCredits.mutate({ ...act(ada.userId), reason: " ", credits: 1 }))).toBe(
    "BAD_INPUT",
  );
  expect(await creditsIn(harness.db, ada.userId)).toBe(10);
  expect(await actsOn(ada.userId)).toEqual([]);
});

test("a person is signed out everywhere, once: a request that comes late leaves the next sign-in alone", async () => {
  const ada = await signedIn(harness);
  const input = act(ada.userId);
  await desk.endSessions.mutate(input);
  expect(await refusal(ada.client.trpc.account.get.query())).toBe("NOT_SIGNED_IN");
  await harness.db.write([
    {
      sql: "INSERT INTO session (id, sessionToken, userId, expires, createdAt) VALUES (?, ?, ?, ?, ?)",
      args: [ada.sessionId, "again", ada.userId, harness.now() + 60_000, harness.now()],
    },
  ]);
  await desk.endSessions.mutate(input);
  expect((await ada.client.trpc.account.get.query()).email).toBe(ada.email);
  expect(await actsOn(ada.userId)).toEqual([{ ...note, what: "sessions ended", extra: "{}" }]);
});

test("roles are given and taken by admins, never one's own: so one always remains", async () => {
  const ada = await signedIn(harness);
  const give = (role: "USER" | "STAFF" | "ADMIN", id = ada.userId) =>
    desk.setRole.mutate({ ...act(id), role });
  const { staff } = ada.client.trpc;
  await give("STAFF");
  expect(await staff.appeals.query()).toEqual([]);
  const grant = { ...act(admin.userId), credits: 1 };
  expect(await refusal(staff.moveCredits.mutate(grant))).toBe("ADMIN_ONLY");
  await give("ADMIN");
  await giveSecondFactor(harness, ada);
  await staff.moveCredits.mutate(grant);
  expect(await refusal(give("USER", admin.userId))).toBe("OWN_ROLE");
  await give("USER");
  expect(await refusal(staff.appeals.query())).toBe("STAFF_ONLY");
  expect(await refusal(give("STAFF", "nobody"))).toBe("NOT_FOUND");
  const banned = await signedIn(harness, { banned: 1 });
  expect(await refusal(give("STAFF", banned.userId))).toBe("NOT_FOUND");
  expect((await actsOn(ada.userId)).map(({ what }) => what)).toEqual([
    "role staff",
    "role admin",
    "role user",
  ]);
});
