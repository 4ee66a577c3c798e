import { beforeAll, expect, test } from "vitest";
import { banAppealToken } from "#functions/services/accounts/ban-appeal-token.ts";
import { BAN_REASON_LABELS } from "#schema/staff/bans.ts";
import { decideBan } from "#scripts/staff/decide-ban.ts";
import { signIn } from "#tests/support/accounts/account-steps.ts";
import { newcomer, signedIn, signUp } from "#tests/support/accounts/people.ts";
import { shareMailbox } from "#tests/support/accounts/rewards.ts";
import { insertInto, sessionRow } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { eventually } from "#tests/support/eventually.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** Asking for a second look at a ban, who may take it, and what is written about whom. */
const harness = harnessForFile({ retryScale: 0.001 });
type Staff = Awaited<ReturnType<typeof signedIn>>;
let admin: Staff;
let colleague: Staff;
beforeAll(async () => {
  admin = await signedIn(harness, { role: "ADMIN" });
  colleague = await signedIn(harness, { role: "STAFF" });
});

const because = (note = "") => ({ reason: "ABUSE" as const, note, requestKey: crypto.randomUUID() });
const ban = (by: Staff, id: string) => by.client.trpc.staff.banPerson.mutate({ id, ...because() });
const decide = (by: Staff, id: string, granted: boolean) =>
  by.client.trpc.staff.decideAppeal.mutate({ id, granted });
const emailsTo = async (to: string, template: string) =>
  rowsOf<{ params: string; resendId: string | null }>(
    harness.db,
    'SELECT params, resendId FROM email WHERE "to" = ? AND template = ?',
    ...[to, template],
  );

/** Somebody appeals by the link of their email; answers the appeal's id. */
async function appealed(userId: string): Promise<string> {
  const requestKey = crypto.randomUUID();
  const token = await banAppealToken(harness.deps().config, userId);
  const { account } = newcomer(harness).client.trpc;
  await account.appealBan.mutate({ requestKey, text: "It was not me.", token });
  return requestKey;
}

test("who is banned is mailed why and appeals by that link alone; granted, they are back", async () => {
  const ada = await signUp(harness);
  await ban(admin, ada.userId);
  const [told] = await eventually("the email", async () => {
    const found = await emailsTo(ada.email, "account-blocked");
    return found[0]?.resendId ? found : null;
  });
  const { appeal: token, why } = JSON.parse(told!.params) as { appeal: string; why: string };
  expect(why).toBe(BAN_REASON_LABELS.ABUSE);
  const { appealBan } = newcomer(harness).client.trpc.account;
  const input = { requestKey: crypto.randomUUID(), text: "We share one computer at the library." };
  expect(await refusal(appealBan.mutate({ ...input, token: `${token.slice(0, -3)}abc` }))).toBe(
    "LINK_EXPIRED",
  );
  await appealBan.mutate({ ...input, token });
  await appealBan.mutate({ ...input, token });
  const again = { ...input, requestKey: crypto.randomUUID(), token };
  expect(await refusal(appealBan.mutate(again))).toBe("APPEAL_OPEN");
  const { staff } = colleague.client.trpc;
  const [open] = (await staff.appeals.query()).filter(({ userId }) => userId === ada.userId);
  expect(open).toMatchObject({ about: "BAN", text: input.text, credits: 0 });
  await staff.decideAppeal.mutate({ id: open!.id, granted: true, answer: "Sorry." });
  expect(await signIn(ada)).toBe("in");
  await eventually("the answer", async () => (await emailsTo(ada.email, "appeal-decided"))[0]?.resendId);
  expect(await refusal(appealBan.mutate(again))).toBe("NOT_BANNED");
});

test("declined, they stay out and are told all the same", async () => {
  const ada = await signUp(harness);
  await ban(admin, ada.userId);
  await decide(colleague, await appealed(ada.userId), false);
  expect(await signIn(ada)).toBe("BANNED_ABUSE");
  await eventually("the answer", async () => (await emailsTo(ada.email, "appeal-decided"))[0]?.resendId);
});

test("whoever blocked somebody last does not decide their appeal, by no account of theirs; who did before them may", async () => {
  const twin = await signedIn(harness, { role: "STAFF" });
  const [kim, { userId }] = [await signedIn(harness, { role: "ADMIN" }), await signedIn(harness)];
  await shareMailbox(harness, kim, twin);
  await ban(admin, userId);
  await ban(kim, userId);
  const id = await appealed(userId);
  for (const by of [kim, twin])
    for (const granted of [true, false]) expect(await refusal(decide(by, id, granted))).toBe("OWN_BAN");
  expect(await decide(admin, id, false)).toEqual({ ok: true });
});

test("where there is nobody else, an appeal may be closed once the ban is taken back, or decided after the command set it", async () => {
  const [ada, bob] = [await signedIn(harness), await signedIn(harness)];
  for (const { userId } of [ada, bob]) await ban(admin, userId);
  const [ofAda, ofBob] = [await appealed(ada.userId), await appealed(bob.userId)];
  await admin.client.trpc.staff.unbanPerson.mutate({ id: ada.userId, requestKey: crypto.randomUUID() });
  expect(await decide(admin, ofAda, true)).toEqual({ ok: true });
  await decideBan(harness.db, { kind: "person", subject: bob.email, reason: "ABUSE", note: "" });
  expect(await decide(admin, ofBob, false)).toEqual({ ok: true });
});

test("an appeal about welcome credits stands beside one against a ban, and neither is shown as the other", async () => {
  const ada = await signedIn(harness);
  const proof = { userId: ada.userId, mailboxHash: newcomer(harness).email, duplicate: "EMAIL", bonus: 20 };
  await harness.db.write([insertInto("firstProof", { ...proof, createdAt: 1 })]);
  const text = "This is my mother's account.";
  await ada.client.trpc.rewards.appeal.mutate({ requestKey: crypto.randomUUID(), text });
  await ban(admin, ada.userId);
  await decide(colleague, await appealed(ada.userId), true);
  await harness.db.write([sessionRow(ada.userId, { now: harness.now() })]);
  expect(await ada.client.trpc.rewards.duplicate.query()).toMatchObject({
    cleared: false,
    appeal: { text, state: "RECEIVED" },
  });
});

test("a deleted account of a banned mailbox gets no note, and its link to appeal is dead", async () => {
  const [gone, leaving, eve] = [await signedIn(harness), await signedIn(harness), await signedIn(harness)];
  await shareMailbox(harness, gone, leaving, eve);
  const becomes = (state: string, { userId }: Pick<Staff, "userId">) =>
    harness.db.write([sql("UPDATE user SET deletion = ? WHERE id = ?", state, userId)]);
  await becomes("DONE", gone);
  await becomes("REQUESTED", leaving);
  const note = "Seen at the desk with a friend";
  await admin.client.trpc.staff.banPerson.mutate({ id: eve.userId, ...because(note) });
  const notes = `SELECT u.deletion, b.note FROM userBan b JOIN user u ON u.id = b.userId
    WHERE u.id IN (?, ?, ?) ORDER BY u.deletion`;
  expect(await rowsOf(harness.db, notes, gone.userId, leaving.userId, eve.userId)).toEqual([
    { deletion: null, note },
    { deletion: "DONE", note: null },
    { deletion: "REQUESTED", note },
  ]);
  for (const state of ["STARTED", "DONE"]) {
    await becomes(state, gone);
    expect(await refusal(appealed(gone.userId))).toBe("LINK_EXPIRED");
  }
  expect(await rowsOf(harness.db, "SELECT id FROM appeal WHERE userId = ?", gone.userId)).toEqual([]);
  await appealed(leaving.userId);
});
