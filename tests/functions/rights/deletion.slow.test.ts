import { beforeEach, expect, test } from "vitest";
import { ACCOUNT_TABLES, NOBODYS_TABLES } from "#db/queries/rights/account-data.ts";
import { columnsOf } from "#db/queries/rights/account-rows.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { emailsTo, inbox } from "#tests/support/accounts/emails.ts";
import { signedIn, withPassword } from "#tests/support/accounts/people.ts";
import { type WholeLife, whereabouts, wholeLife } from "#tests/support/accounts/whole-life.ts";
import { type PaymentsDouble, paymentsDouble } from "#tests/support/billing/payments-double.ts";
import { deliverAll } from "#tests/support/billing/stripe-events.ts";
import { addCharge, insertInto, jobRow, move } from "#tests/support/database/rows.ts";
import { rowOf, rowsOf } from "#tests/support/database/sql.ts";
import { eventually } from "#tests/support/eventually.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { stored } from "#tests/support/jobs/bookkeeping.ts";
import { minuteLater } from "#tests/support/jobs/quiet.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

/** Leaving: asked for, taken back, and done. */
const harness = harnessForFile();
let stripe: PaymentsDouble;
beforeEach(() => {
  stripe = paymentsDouble(harness.now);
  replaceDeps(harness, () => ({ payments: stripe.payments }));
});

const DAY = 86_400_000;
const one = (text: string, ...args: string[]) => rowOf(harness.db, text, ...args);
const stateOf = async (userId: string) =>
  (await one("SELECT deletion FROM user WHERE id = ?", userId))?.deletion ?? null;
const becomes = (state: "STARTED" | "DONE", userId: string) =>
  eventually(`deletion ${state}`, async () => (await stateOf(userId)) === state);
const leave = ({ client, password }: Awaited<ReturnType<typeof withPassword>>) =>
  client.trpc.account.requestDeletion.mutate({ currentPassword: password });
const tellAll = (events = stripe.events) => deliverAll(harness, events);

/** Lets the days pass, and whatever is due happen. */
async function outlive(userId: string): Promise<void> {
  await minuteLater(harness, RETENTION_DAYS.deletionGrace * DAY + 1000);
  await becomes("DONE", userId);
}

test("every table is named, and what becomes of a person's rows in it", async () => {
  const isTable = "type = 'table' AND name NOT LIKE 'sqlite_%'";
  const tables = await rowsOf(harness.db, `SELECT name FROM sqlite_master WHERE ${isTable}`);
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
  const shown = Object.entries(ACCOUNT_TABLES).flatMap(([name, { table, notExported = [] }]) => {
    const columns = columnsOf(table).filter(
      (column) => notExported !== "all" && !notExported.includes(column),
    );
    return columns.map((column) => `${name}.${column}`);
  });
  expect(shown.filter((one) => /\..*(token|password|secret)/i.test(one))).toEqual(["account.token_type"]);
});

test("takes the password, signs other devices out, and leaves only staying and taking one's data", async () => {
  const ada = await withPassword(harness);
  const { account, user, trainings } = ada.client.trpc;
  for (const input of [{ currentPassword: "another" }, {}])
    expect(await refusal(account.requestDeletion.mutate(input))).toBe("WRONG_PASSWORD");
  expect(await stateOf(ada.userId)).toBeNull();
  const [{ dueAt }, again] = await Promise.all([leave(ada), leave(ada)]);
  expect(again).toEqual({ dueAt });
  expect(dueAt.getTime() - harness.now()).toBeGreaterThan(RETENTION_DAYS.deletionGrace * DAY - 60_000);
  // the first time counts, and asks for nothing again
  expect(await account.requestDeletion.mutate({})).toEqual({ dueAt });
  expect(await refusal(user.getCredits.query())).toBe("NOT_SIGNED_IN");
  expect(await refusal(trainings.list.query({}))).toBe("NOT_SIGNED_IN");
  const closing = { email: ada.email, dueAt, credits: 0, planEnds: null };
  expect(await account.closing.query()).toMatchObject(closing);
  // one signs in as before, to the same
  const { client } = await signedIn(harness);
  await client.signIn(ada.email, ada.password);
  expect((await client.trpc.account.closing.query()).dueAt).toEqual(dueAt);
  expect(await refusal(client.trpc.account.get.query())).toBe("NOT_SIGNED_IN");
  const session = await (await client.fetch("/api/auth/session")).json();
  expect(session).toMatchObject({ user: { email: ada.email }, deletionDue: dueAt.toISOString() });
  const [email, ...more] = await emailsTo(harness, ada.email, 1);
  expect([email?.subject, more.length]).toEqual(["Your account will be deleted", 0]);
});

test("without a password asks for a fresh sign-in", async () => {
  const bob = await signedIn(harness);
  harness.advance(16 * 60_000);
  expect(await refusal(bob.client.trpc.account.requestDeletion.mutate({}))).toBe("SIGN_IN_AGAIN");
  const eve = await signedIn(harness);
  expect(await refusal(eve.client.trpc.account.requestDeletion.mutate({}))).toBeNull();
});

test("is taken back from the page, and from the email even without a session", async () => {
  const ada = await withPassword(harness);
  const { account } = ada.client.trpc;
  await leave(ada);
  expect(await account.undoDeletion.mutate()).toEqual({ ok: true });
  expect(await account.undoDeletion.mutate()).toEqual({ ok: true });
  expect((await account.get.query()).email).toBe(ada.email);

  await leave(ada);
  const [email] = await emailsTo(harness, ada.email, 3);
  const stranger = await signedIn(harness);
  const keep = () => stranger.client.trpc.account.undoDeletionByLink.mutate({ token: email?.token ?? "" });
  expect(await keep()).toEqual({ email: ada.email });
  expect(await refusal(keep())).toBe("LINK_EXPIRED");
  expect((await account.get.query()).email).toBe(ada.email);
  await minuteLater(harness, 8 * DAY);
  expect(await stateOf(ada.userId)).toBeNull();
});

test("cancels and pays back what has not begun, and ends the plan with its period", async () => {
  const ada = await withPassword(harness);
  const customerId = stripe.customer({ userId: ada.userId });
  const end = new Date(harness.now() + 30 * DAY);
  const { subscriptionId } = stripe.subscribe({ customerId, plan: "starter", interval: "month", end });
  await tellAll();
  const cancelled: string[] = [];
  const cancelAtPeriodEnd = async ({ subscriptionId: id }: { subscriptionId: string }) => {
    cancelled.push(id);
    stripe.change(id, { cancelAtPeriodEnd: true });
  };
  replaceDeps(harness, () => ({ payments: { ...stripe.payments, cancelAtPeriodEnd } }));
  const [job, chargeId] = [crypto.randomUUID(), await addCharge(harness.db, ada.userId)];
  await harness.db.write([jobRow({ id: job, userId: ada.userId, chargeId, subjectId: job })]);
  expect((await ada.client.trpc.account.get.query()).losses).toMatchObject({ plan: "Starter" });
  await leave(ada);
  const ended = async () => (await one("SELECT errorCode FROM job WHERE id = ?", job))?.errorCode;
  await eventually("the end of the job", async () => (await ended()) === "CANCELLED");
  await eventually("the end of the plan", async () => cancelled.includes(subscriptionId));
  expect((await ada.client.trpc.account.closing.query()).credits).toBe(700);
});

/** Nothing of them is left but ids, and those only where the list says. */
async function expectGone(person: WholeLife): Promise<void> {
  const { userId, email } = person;
  for (const text of [email, "Zuleika", "Quillfeather"])
    expect([text, await whereabouts(harness, text)]).toEqual([text, []]);
  const kept = Object.entries(ACCOUNT_TABLES)
    .filter(([, { afterwards }]) => afterwards !== "nothing")
    .map(([name]) => name);
  const places = (await whereabouts(harness, userId)).map((place) => place.split(".")[0]!);
  kept.splice(kept.indexOf("mediaGarbage"), 1, "stripeRevision");
  expect(places.filter((table) => !kept.includes(table))).toEqual([]);
  expect([...(await stored(harness, userId))]).toEqual([]);
  const emptied = "name emailVerified password image ipaddress extraInfo stripeCustomerId".split(" ");
  const row = await one(`SELECT ${emptied}, credits, role, allowMarketing FROM user WHERE id = ?`, userId);
  const nothing = Object.fromEntries(emptied.map((name) => [name, null]));
  expect(row).toEqual({ ...nothing, credits: 0, role: "USER", allowMarketing: 0 });
}

test("leaves no row and no object that names the person, a ledger that adds up, and a last email", async () => {
  const zuleika = await wholeLife(harness);
  stripe.customer({ userId: zuleika.userId });
  await leave(zuleika);
  await outlive(zuleika.userId);
  await harness.cron("* * * * *");
  await eventually("the objects", async () => (await stored(harness, zuleika.userId)).size === 0);
  await expectGone(zuleika);
  const subjects = (await inbox(harness, zuleika.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(["Your account has been deleted", "Your account will be deleted"]);
  // the mailbox is remembered by its hash, so that a new account gets no second bonus
  const proof = "SELECT mailboxHash, addressHash FROM firstProof WHERE userId = ?";
  const hashes = { mailboxHash: `hash-${zuleika.userId}`, addressHash: `place-${zuleika.userId}` };
  expect(await one(proof, zuleika.userId)).toEqual(hashes);
  const { client } = await signedIn(harness);
  await expect(client.signIn(zuleika.email, zuleika.password)).rejects.toThrow();
  expect(await refusal(zuleika.client.trpc.account.closing.query())).toBe("NOT_SIGNED_IN");
});

test("is done although somebody holds the address that it leaves under", async () => {
  const ada = await withPassword(harness);
  const [id, email] = [crypto.randomUUID(), `${ada.userId}@deleted.invalid`];
  await harness.db.write([insertInto("user", { id, email, createdAt: 0, updatedAt: 0 })]);
  await leave(ada);
  await outlive(ada.userId);
  expect(await one("SELECT email FROM user WHERE id = ?", ada.userId)).toEqual({ email });
});

test("waits for work that somebody still holds, and cannot be taken back once it has begun", async () => {
  const ada = await withPassword(harness);
  await leave(ada);
  const [email] = await emailsTo(harness, ada.email, 1);
  await harness.db.write([move(ada.userId, 5)]);
  const [id, chargeId] = [crypto.randomUUID(), await addCharge(harness.db, ada.userId)];
  const held = { status: "STORING", leaseUntil: harness.now() + 8 * DAY, deadline: harness.now() };
  const row = jobRow({ id, userId: ada.userId, chargeId, subjectId: id, kind: "PICTURES", ...held });
  await harness.db.write([row]);
  await minuteLater(harness, 7 * DAY + 1000);
  await becomes("STARTED", ada.userId);
  const { undoDeletion, undoDeletionByLink } = ada.client.trpc.account;
  expect(await refusal(undoDeletionByLink.mutate({ token: email?.token ?? "" }))).toBe("LINK_EXPIRED");
  expect(await refusal(undoDeletion.mutate())).toBe("NOT_SIGNED_IN");
  await minuteLater(harness, DAY);
  await harness.cron("* * * * *");
  await becomes("DONE", ada.userId);
  expect(await one("SELECT id FROM job WHERE userId = ?", ada.userId)).toBeUndefined();
});

test("a payment that is heard of afterwards brings nobody back", async () => {
  const ada = await withPassword(harness);
  const customerId = stripe.customer({ userId: ada.userId });
  const paymentId = stripe.buyPack({ customerId, userId: ada.userId });
  await tellAll();
  await leave(ada);
  const late = stripe.events.length;
  // a customer nobody has told us of, and a payment of theirs
  const unknown = stripe.customer({ userId: ada.userId });
  stripe.buyPack({ customerId: unknown, userId: ada.userId });
  await outlive(ada.userId);
  stripe.refund(paymentId, 900);
  for (let n = 0; n < 2; n++) await tellAll(stripe.events.slice(late));
  expect(await whereabouts(harness, ada.email)).toEqual([]);
  const customers = "SELECT email, name, metadata, deleted FROM stripeCustomer WHERE userId = ?";
  const nobody = { email: null, name: null, metadata: "{}", deleted: 1 };
  expect(await rowsOf(harness.db, customers, ada.userId)).toEqual([nobody, nobody]);
  expect((await stripe.payments.customer(unknown))?.deleted).toBe(true);
  const receipt = await one("SELECT receiptUrl FROM stripeCharge WHERE customerId = ?", unknown);
  expect(receipt).toEqual({ receiptUrl: null });
  const user = await one("SELECT stripeCustomerId, name FROM user WHERE id = ?", ada.userId);
  expect(user).toEqual({ stripeCustomerId: null, name: null });
});
