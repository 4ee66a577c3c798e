import { beforeAll, expect, test } from "vitest";
import { readSession, signIn } from "#tests/support/accounts/account-steps.ts";
import { newcomer, signedIn, signUp } from "#tests/support/accounts/people.ts";
import { generationRow } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { eventually } from "#tests/support/eventually.ts";
import { balanceOf, expectConsistent, jobsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { quiet, requestsAtWork } from "#tests/support/jobs/quiet.ts";
import { preparePictures } from "#tests/support/jobs/started-work.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** What a ban of each kind does within a minute to a session, to work and to what is shared, and what comes back after it. */
const { harness, engine } = jobHarnessForFile();
let desk: Awaited<ReturnType<typeof signedIn>>["client"]["trpc"]["staff"];
beforeAll(async () => {
  desk = (await signedIn(harness, { role: "ADMIN" })).client.trpc.staff;
});

const because = () => ({ reason: "ABUSE" as const, note: "", requestKey: crypto.randomUUID() });
const undo = () => ({ requestKey: crypto.randomUUID() });

interface Target {
  userId: string;
  ip: string;
  domain: string;
}
const KINDS: readonly {
  kind: string;
  ban(target: Target): Promise<unknown>;
  lift(target: Target): Promise<unknown>;
}[] = [
  {
    kind: "person",
    ban: ({ userId }) => desk.banPerson.mutate({ id: userId, ...because() }),
    lift: ({ userId }) => desk.unbanPerson.mutate({ id: userId, ...undo() }),
  },
  {
    kind: "address",
    ban: ({ ip }) => desk.banPlace.mutate({ kind: "address", value: ip, ...because() }),
    lift: ({ ip }) => desk.unbanPlace.mutate({ kind: "address", value: ip, ...undo() }),
  },
  {
    kind: "range",
    ban: ({ ip }) =>
      desk.banPlace.mutate({ kind: "address", value: `${ip.replace(/\d+$/, "0")}/24`, ...because() }),
    lift: ({ ip }) =>
      desk.unbanPlace.mutate({ kind: "address", value: `${ip.replace(/\d+$/, "0")}/24`, ...undo() }),
  },
  {
    kind: "domain",
    ban: ({ domain }) => desk.banPlace.mutate({ kind: "domain", value: domain, ...because() }),
    lift: ({ domain }) => desk.unbanPlace.mutate({ kind: "domain", value: domain, ...undo() }),
  },
];

let count = 0;
/** Somebody at an address and a domain of their own, with a shared picture and work under way. */
async function somebody(kind: string) {
  count++;
  const [ip, domain] = [`198.51.${100 + count}.7`, `${kind}-${count}-${process.pid}.example`];
  const buyer = await preparePictures(harness);
  const { userId, client } = buyer;
  await harness.db.write([
    sql("UPDATE user SET email = ? WHERE id = ?", `eve@${domain}`, userId),
    sql("UPDATE session SET ipaddress = ? WHERE userId = ?", ip, userId),
  ]);
  const [charge] = await rowsOf<{ id: string }>(
    harness.db,
    "SELECT id FROM userCreditHistory WHERE userId = ?",
    userId,
  );
  const id = crypto.randomUUID();
  await harness.db.write([generationRow({ id, userId, chargeId: charge!.id })]);
  await harness.env.MEDIA.put(`outputs/${userId}/${id}.jpg`, "a picture");
  const subject = { kind: "picture" as const, id };
  const { path } = await client.trpc.shares.create.mutate({ id: crypto.randomUUID(), subject, days: 7 });
  return { ...buyer, ip, domain, path };
}

test.each(KINDS)(
  "a ban by $kind: session and link end at once, work ends where nobody sees it, and all is back when it is lifted",
  async ({ kind, ban, lift }) => {
    const eve = await somebody(kind);
    const beside = await somebody("beside");
    const linkStatus = async (path: string) => (await newcomer(harness).client.fetch(path)).status;
    engine.pause();
    await eve.start();
    await eventually("the work to begin", async () => requestsAtWork(harness) > 0);
    expect([await linkStatus(eve.path), await linkStatus(beside.path)]).toEqual([200, 200]);
    const before = await rowsOf(harness.db, "SELECT id FROM email");

    await ban(eve);
    expect(await readSession(eve.client)).toBeNull();
    expect(await refusal(eve.client.trpc.generations.list.query({}))).toBe("NOT_SIGNED_IN");
    expect(await linkStatus(eve.path)).toBe(404);
    // the clock has come by once: what had begun goes on
    await harness.cron("* * * * *");
    engine.resume();
    await quiet(harness);
    const ended = await jobsOf(harness, eve.userId);
    expect(ended.map(({ status }) => status)).toContain("COMPLETED");
    expect(ended.filter(({ status }) => status !== "COMPLETED" && status !== "FAILED")).toEqual([]);
    await expectConsistent(harness, eve.userId);
    expect(await linkStatus(eve.path)).toBe(404);
    const zip = await eve.client.fetch("/api/zips", { method: "POST", body: new URLSearchParams() });
    expect(zip.status).toBe(401);
    const told = await rowsOf<{ id: string; template: string }>(
      harness.db,
      `SELECT id, template FROM email WHERE userId = ? AND resendId IS NOT NULL`,
      eve.userId,
    );
    const known = new Set(before.map(({ id }) => id));
    expect(told.filter(({ id, template }) => !known.has(id) && template !== "account-blocked")).toEqual([]);

    // whoever is beside it notices nothing
    expect(await readSession(beside.client)).not.toBeNull();
    expect(await linkStatus(beside.path)).toBe(200);

    await lift(eve);
    expect(await linkStatus(eve.path)).toBe(200);
    const paid = await balanceOf(harness, eve.userId);
    expect(paid).toBeGreaterThanOrEqual(0);
    const shown = await rowsOf(
      harness.db,
      "SELECT id FROM libraryItem WHERE userId = ? AND deletedAt IS NULL",
      eve.userId,
    );
    const made = ended.reduce((sum, { delivered }) => sum + Number(delivered ?? 0), 0);
    expect(made).toBeGreaterThan(0);
    expect(shown).toHaveLength(1 + made);
  },
);

test("an address stops nobody who is signed in elsewhere too, and a sign-in from elsewhere ends its stop", async () => {
  const [eve, ada] = [await somebody("stopped"), await somebody("elsewhere")];
  await harness.db.write([
    sql("UPDATE session SET ipaddress = ? WHERE userId = ?", eve.ip, ada.userId),
    sql(
      `INSERT INTO session (id, sessionToken, userId, expires, createdAt, ipaddress)
       SELECT 'other-' || id, 'other-' || id, userId, expires, createdAt, '192.0.2.77' FROM session WHERE userId = ?`,
      ada.userId,
    ),
  ]);
  await desk.banPlace.mutate({ kind: "address", value: eve.ip, ...because() });
  const stopped = (ip: string) =>
    rowsOf<{ userId: string }>(harness.db, "SELECT userId FROM addressStop WHERE ipAddress = ?", ip);
  expect(await stopped(eve.ip)).toEqual([{ userId: eve.userId }]);
  const link = async ({ path }: { path: string }) => (await newcomer(harness).client.fetch(path)).status;
  expect([await link(eve), await link(ada)]).toEqual([404, 200]);

  const mallory = await signUp(harness, { ip: "192.0.2.31" });
  await desk.banPlace.mutate({ kind: "address", value: mallory.ip, ...because() });
  expect(await stopped(mallory.ip)).toEqual([{ userId: mallory.userId }]);
  expect(await signIn(newcomer(harness), mallory)).toBe("in");
  expect(await stopped(mallory.ip)).toEqual([]);
});
