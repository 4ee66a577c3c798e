import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ACCOUNT_TABLES, NOBODYS_TABLES } from "#db/queries/rights/account-data.ts";
import { columnsOf } from "#db/queries/rights/account-rows.ts";
import { DELETION_GRACE_DAYS } from "#schema/accounts/account-rights.ts";
import { stored } from "#tests/support/bookkeeping.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { inbox, mailsTo } from "#tests/support/mailbox.ts";
import { type PaymentsDouble, paymentsDouble } from "#tests/support/payments-double.ts";
import { eventually } from "#tests/support/people.ts";
import { jobRow } from "#tests/support/rows.ts";
import { refusal, signedIn, told } from "#tests/support/signed-in.ts";
import { deliver } from "#tests/support/stripe-events.ts";
import { NAME, type WholeLife, whereabouts, wholeLife } from "#tests/support/whole-life.ts";
import { withPassword } from "#tests/support/with-password.ts";

/** Leaving: asked for, taken back, and done. */
let harness: Harness;
let stripe: PaymentsDouble;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(() => {
  stripe = paymentsDouble(harness.now);
  harness.wrapDeps((deps) => ({ ...deps, payments: stripe.payments }));
});

const DAY = 86_400_000;
const one = async (sql: string) => (await harness.db.orm.all<Record<string, unknown>>(sql))[0];
const stateOf = async (userId: string) =>
  (await one(`SELECT deletion FROM user WHERE id = '${userId}'`))?.deletion ?? null;
const gone = (userId: string) => eventually("the deletion", async () => (await stateOf(userId)) === "DONE");

/** Lets the days pass, and whatever is due happen. */
async function outlive(userId: string): Promise<void> {
  harness.advance(DELETION_GRACE_DAYS * DAY + 1000);
  await harness.cron("* * * * *");
  await gone(userId);
}

test("every table is named, and what becomes of a person's rows in it", async () => {
  const tables = await harness.db.orm.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const named = [...Object.keys(ACCOUNT_TABLES), ...Object.keys(NOBODYS_TABLES)];
  expect(tables.map(({ name }) => name).sort()).toEqual(named.sort());
  for (const [name, { table }] of Object.entries(ACCOUNT_TABLES)) {
    const columns = columnsOf(table);
    const { notExported = [], stripped = {} } = ACCOUNT_TABLES[name]!;
    const listed = [...(notExported === "all" ? [] : notExported), ...Object.keys(stripped)];
    expect([name, listed.filter((column) => !columns.includes(column))]).toEqual([name, []]);
  }
});

test("what a copy of one's data shows is no secret", () => {
  const shown = Object.entries(ACCOUNT_TABLES).flatMap(([name, { table, notExported = [] }]) =>
    notExported === "all"
      ? []
      : columnsOf(table)
          .filter((column) => !notExported.includes(column))
          .map((column) => `${name}.${column}`),
  );
  expect(shown.filter((one) => /\..*(token|password|secret)/i.test(one))).toEqual(["account.token_type"]);
});

test("takes the password, signs other devices out, and leaves only staying and taking one's data", async () => {
  const ada = await withPassword(harness);
  const { account, user, trainings } = ada.client.trpc;
  expect(await refusal(account.requestDeletion.mutate({ currentPassword: "another" }))).toBe(
    "WRONG_PASSWORD",
  );
  expect(await refusal(account.requestDeletion.mutate({}))).toBe("WRONG_PASSWORD");
  expect(await stateOf(ada.userId)).toBeNull();
  const { dueAt } = await account.requestDeletion.mutate({ currentPassword: ada.password });
  expect(dueAt.getTime() - harness.now()).toBeGreaterThan(DELETION_GRACE_DAYS * DAY - 60_000);
  // the first time counts, and asks for nothing again
  expect(await account.requestDeletion.mutate({})).toEqual({ dueAt });
  expect(await refusal(user.getCredits.query())).toBe("NOT_SIGNED_IN");
  expect(await refusal(trainings.list.query({}))).toBe("NOT_SIGNED_IN");
  expect(await account.closing.query()).toMatchObject({
    email: ada.email,
    dueAt,
    credits: 0,
    planEnds: null,
  });
  // one signs in as before, to the same
  const { client } = await signedIn(harness);
  await client.signIn(ada.email, ada.password);
  expect((await client.trpc.account.closing.query()).dueAt).toEqual(dueAt);
  expect(await refusal(client.trpc.account.get.query())).toBe("NOT_SIGNED_IN");
  const session = await (await client.fetch("/api/auth/session")).json();
  expect(session).toMatchObject({ user: { email: ada.email }, deletionDue: dueAt.toISOString() });
  const [mail, ...more] = await mailsTo(harness, ada.email, 1);
  expect([mail?.subject, more.length]).toEqual(["Your account will be deleted", 0]);
});

test("without a password asks for a fresh sign-in", async () => {
  const bob = await signedIn(harness);
  harness.advance(16 * 60_000);
  expect(await refusal(bob.client.trpc.account.requestDeletion.mutate({}))).toBe("SIGN_IN_AGAIN");
  const eve = await signedIn(harness);
  expect(await refusal(eve.client.trpc.account.requestDeletion.mutate({}))).toBeNull();
});

test("asked for twice at once is asked for once", async () => {
  const ada = await withPassword(harness);
  const ask = () => ada.client.trpc.account.requestDeletion.mutate({ currentPassword: ada.password });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toEqual(second);
  expect(await mailsTo(harness, ada.email, 1)).toHaveLength(1);
});

test("is taken back from the page, and from the mail even without a session", async () => {
  const ada = await withPassword(harness);
  const { account } = ada.client.trpc;
  await account.requestDeletion.mutate({ currentPassword: ada.password });
  expect(await account.undoDeletion.mutate()).toEqual({ ok: true });
  expect(await account.undoDeletion.mutate()).toEqual({ ok: true });
  expect((await account.get.query()).email).toBe(ada.email);

  await account.requestDeletion.mutate({ currentPassword: ada.password });
  const [mail] = await mailsTo(harness, ada.email, 3);
  const stranger = await signedIn(harness);
  const keep = () => stranger.client.trpc.account.undoDeletionByLink.mutate({ token: mail?.token ?? "" });
  expect(await keep()).toEqual({ email: ada.email });
  expect((await told(keep()))?.code).toBe("LINK_EXPIRED");
  expect((await account.get.query()).email).toBe(ada.email);
  harness.advance(8 * DAY);
  await harness.cron("* * * * *");
  expect(await stateOf(ada.userId)).toBeNull();
});

test("cancels and pays back what has not begun, and ends the plan with its period", async () => {
  const ada = await withPassword(harness);
  const customerId = stripe.customer({ userId: ada.userId });
  const end = new Date(harness.now() + 30 * DAY);
  const { subscriptionId } = stripe.subscribe({ customerId, plan: "starter", interval: "month", end });
  for (const event of stripe.events) expect(await deliver(harness, event)).toBe(204);
  const cancelled: string[] = [];
  harness.wrapDeps((deps) => ({
    ...deps,
    payments: {
      ...stripe.payments,
      async cancelAtPeriodEnd({ subscriptionId: id }) {
        cancelled.push(id);
        stripe.change(id, { cancelAtPeriodEnd: true });
      },
    },
  }));
  const before = await ada.client.trpc.user.getCredits.query();
  const [charge, job] = [crypto.randomUUID(), crypto.randomUUID()];
  await harness.db.write([
    {
      sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, key, createdAt)
            SELECT ?, id, -1, credits, credits - 1, 'OTHER', ?, 1 FROM user WHERE id = ?`,
      args: [charge, charge, ada.userId],
    },
    jobRow({ id: job, userId: ada.userId, chargeId: charge, subjectId: crypto.randomUUID() }),
  ]);
  expect((await ada.client.trpc.account.get.query()).losses).toMatchObject({ plan: "Starter" });
  await ada.client.trpc.account.requestDeletion.mutate({ currentPassword: ada.password });
  await eventually(
    "the end of the job",
    async () =>
      String((await one(`SELECT errorCode FROM job WHERE id = '${job}'`))?.errorCode) === "CANCELLED",
  );
  await eventually("the end of the plan", async () => cancelled.includes(subscriptionId));
  expect((await ada.client.trpc.account.closing.query()).credits).toBe(before.amount);
  expect(await harness.audit()).toEqual([]);
});

/** Nothing of them is left but ids, and those only where the list says. */
async function expectGone(person: WholeLife): Promise<void> {
  const { userId, email } = person;
  for (const text of [email, NAME, "Zuleika", "Quillfeather"]) {
    expect([text, await whereabouts(harness, text)]).toEqual([text, []]);
  }
  const kept = Object.entries({ ...ACCOUNT_TABLES })
    .filter(([, { afterwards }]) => afterwards !== "nothing")
    .map(([name]) => name);
  const places = (await whereabouts(harness, userId)).map((place) => place.split(".")[0]!);
  expect(places.filter((table) => !kept.includes(table) && table !== "stripeRevision")).toEqual([]);
  expect(places).not.toContain("mediaGarbage");
  expect([...(await stored(harness, userId))]).toEqual([]);
  expect(await harness.audit()).toEqual([]);
  expect(
    await one(`SELECT name, emailVerified, password, image, ipaddress, extraInfo, credits, role, stripeCustomerId, allowMarketing
               FROM user WHERE id = '${userId}'`),
  ).toEqual({
    ...{ name: null, emailVerified: null, password: null, image: null, ipaddress: null, extraInfo: null },
    ...{ credits: 0, role: "USER", stripeCustomerId: null, allowMarketing: 0 },
  });
}

test("leaves no row and no object that names the person, a ledger that adds up, and a last mail", async () => {
  const zuleika = await wholeLife(harness);
  stripe.customer({ userId: zuleika.userId });
  await zuleika.client.trpc.account.requestDeletion.mutate({ currentPassword: zuleika.password });
  await outlive(zuleika.userId);
  await harness.cron("* * * * *");
  await eventually("the objects", async () => (await stored(harness, zuleika.userId)).size === 0);
  await expectGone(zuleika);
  const subjects = (await inbox(harness, zuleika.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(["Your account has been deleted", "Your account will be deleted"]);
  // the mailbox is remembered by its hash, so that a new account gets no second bonus
  expect(
    await one(`SELECT mailboxHash, addressHash FROM firstProof WHERE userId = '${zuleika.userId}'`),
  ).toEqual({ mailboxHash: `hash-${zuleika.userId}`, addressHash: `place-${zuleika.userId}` });
  const { client } = await signedIn(harness);
  await expect(client.signIn(zuleika.email, zuleika.password)).rejects.toThrow();
  expect(await refusal(zuleika.client.trpc.account.closing.query())).toBe("NOT_SIGNED_IN");
});

test("waits for work that somebody still holds, and cannot be taken back once it has begun", async () => {
  const ada = await withPassword(harness);
  await ada.client.trpc.account.requestDeletion.mutate({ currentPassword: ada.password });
  const [mail] = await mailsTo(harness, ada.email, 1);
  const charge = crypto.randomUUID();
  const job = crypto.randomUUID();
  await harness.db.write([
    {
      sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, key, createdAt)
            VALUES (?, ?, 5, 0, 5, 'OTHER', ?, 1), (?, ?, -1, 5, 4, 'OTHER', ?, 1)`,
      args: [`${charge}0`, ada.userId, `${charge}0`, charge, ada.userId, charge],
    },
    jobRow({
      id: job,
      userId: ada.userId,
      chargeId: charge,
      subjectId: job,
      kind: "PICTURES",
      status: "STORING",
    }),
    {
      sql: "UPDATE job SET leaseUntil = ?, deadline = ? WHERE id = ?",
      args: [harness.now() + 8 * DAY, harness.now(), job],
    },
  ]);
  harness.advance(7 * DAY + 1000);
  await harness.cron("* * * * *");
  await eventually("the beginning", async () => (await stateOf(ada.userId)) === "STARTED");
  expect(await refusal(ada.client.trpc.account.undoDeletionByLink.mutate({ token: mail?.token ?? "" }))).toBe(
    "LINK_EXPIRED",
  );
  expect(await refusal(ada.client.trpc.account.undoDeletion.mutate())).toBe("NOT_SIGNED_IN");
  harness.advance(DAY);
  await harness.cron("* * * * *");
  await harness.cron("* * * * *");
  await gone(ada.userId);
  expect(await one(`SELECT id FROM job WHERE userId = '${ada.userId}'`)).toBeUndefined();
  expect(await harness.audit()).toEqual([]);
});

test("a payment that is heard of afterwards brings nobody back", async () => {
  const ada = await withPassword(harness);
  const customerId = stripe.customer({ userId: ada.userId });
  const paymentId = stripe.buyPack({ customerId, userId: ada.userId });
  for (const event of stripe.events) await deliver(harness, event);
  await ada.client.trpc.account.requestDeletion.mutate({ currentPassword: ada.password });
  const late = stripe.events.length;
  // a customer nobody has told us of, and a payment of theirs
  const unknown = stripe.customer({ userId: ada.userId });
  stripe.buyPack({ customerId: unknown, userId: ada.userId });
  await outlive(ada.userId);
  stripe.refund(paymentId, 900);
  for (const event of stripe.events.slice(late)) expect(await deliver(harness, event)).toBe(204);
  for (const event of stripe.events.slice(late)) expect(await deliver(harness, event)).toBe(204);
  expect(await whereabouts(harness, ada.email)).toEqual([]);
  const rows = await harness.db.orm.all<Record<string, unknown>>(
    `SELECT email, name, metadata, deleted FROM stripeCustomer WHERE userId = '${ada.userId}'`,
  );
  expect(rows).toEqual(rows.map(() => ({ email: null, name: null, metadata: "{}", deleted: 1 })));
  expect(rows).toHaveLength(2);
  expect((await stripe.payments.customer(unknown))?.deleted).toBe(true);
  expect(await one(`SELECT receiptUrl FROM stripeCharge WHERE customerId = '${unknown}'`)).toEqual({
    receiptUrl: null,
  });
  expect(await one(`SELECT stripeCustomerId, name FROM user WHERE id = '${ada.userId}'`)).toEqual({
    stripeCustomerId: null,
    name: null,
  });
  expect(await harness.audit()).toEqual([]);
});
