import { expect, test } from "vitest";
import { sendEmail } from "#functions/services/emails/send-email.ts";
import { signSvix } from "#scripts/local/email/webhooks.ts";
import { inbox, insertEmail } from "#tests/support/accounts/emails.ts";
import { insertPerson, newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { rowOf, rowsOf, sql } from "#tests/support/database/sql.ts";
import { eventually } from "#tests/support/eventually.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { stopQueue } from "#tests/support/replace-deps.ts";

const harness = harnessForFile({}, (started) => {
  stopQueue(started);
  const secret = String(started.env.EMAIL_WEBHOOK_SECRET);
  started.cloud.email.sendEventsTo({ url: `${started.url}/api/webhooks/email`, secret });
});

interface Report {
  type: string;
  emailId: string;
  resendId: string;
  bounce?: string;
  at?: number;
}

const CLICK = { link: "https://likeness.example/verify-email?token=secret", ipAddress: "203.0.113.7" };
function bodyOf({ type, emailId, resendId, bounce, at = Date.now() }: Report) {
  const more = bounce ? { bounce: { type: bounce, subType: "General", message: "No such mailbox" } } : {};
  const data = { email_id: resendId, to: ["somebody@example.com"], tags: { email: emailId }, click: CLICK };
  return JSON.stringify({ type, created_at: new Date(at).toISOString(), data: { ...data, ...more } });
}

async function post(signature: Record<string, string>, body: string) {
  const headers = { "content-type": "application/json", ...signature };
  return (await fetch(`${harness.url}/api/webhooks/email`, { method: "POST", headers, body })).status;
}

function signed(body: string, input: { id?: string; at?: number; secret?: string } = {}) {
  const secret = String(harness.env.EMAIL_WEBHOOK_SECRET);
  return signSvix({ secret, id: `msg_${crypto.randomUUID()}`, at: Date.now(), ...input, body });
}

function deliver(report: Report, id = `msg_${crypto.randomUUID()}`): Promise<number> {
  const body = bodyOf(report);
  return post(signed(body, { id }), body);
}

/** Someone, and an email to them that has left. */
async function sent() {
  const person = await signedIn(harness, { allowMarketing: true });
  const resendId = crypto.randomUUID();
  const emailId = await insertEmail(harness, { userId: person.userId, to: person.email, resendId });
  return { ...person, emailId, resendId };
}

async function statuses(emailId: string) {
  const text = "SELECT status FROM emailStatus WHERE emailId = ? ORDER BY createdAt, status";
  return (await rowsOf(harness.db, text, emailId)).map(({ status }) => status);
}
const one = (text: string, ...args: string[]) => rowOf(harness.db, text, ...args);
const suppression = (address: string) =>
  one("SELECT reason, emailId, createdAt FROM emailSuppression WHERE address = ?", address);
const allows = async (userId: string) =>
  (await one("SELECT allowMarketing FROM user WHERE id = ?", userId))?.allowMarketing;
/** Whether an email to this address leaves, the first to come there. */
async function arrives(userId: string, to: string): Promise<boolean> {
  await sendEmail(harness.deps(), await insertEmail(harness, { userId, to }));
  return (await inbox(harness, to)).length === 1;
}
const BOUNCE = { type: "email.bounced", bounce: "Permanent" };

test("only whoever signs with our secret, over this very body, lately, may report", async () => {
  const { emailId, resendId } = await sent();
  const body = bodyOf({ type: "email.delivered", emailId, resendId });
  const other = `whsec_${btoa("another secret of some length")}`;
  const minutes = 60_000;
  for (const headers of [
    {},
    signed(body, { secret: other }),
    signed(`${body} `),
    signed(body, { at: Date.now() - 10 * minutes }),
    signed(body, { at: Date.now() + 10 * minutes }),
    { ...signed(body), "svix-id": "msg_another" },
    { ...signed(body), "svix-signature": "v1,AAAA" },
  ])
    expect(await post(headers, body)).toBe(401);
  expect(await statuses(emailId)).toEqual([]);
  expect(await post(signed(body), body)).toBe(204);
  expect(await statuses(emailId)).toEqual(["delivered"]);
});

test("what is signed and of no use to us is taken and passed over", async () => {
  const { emailId, resendId } = await sent();
  for (const body of [
    "{}",
    JSON.stringify({ type: "domain.updated", created_at: new Date().toISOString(), data: {} }),
    bodyOf({ ...BOUNCE, emailId: "no-such-mail", resendId }),
    bodyOf({ ...BOUNCE, emailId, resendId: "another" }),
  ])
    expect(await post(signed(body), body)).toBe(204);
  expect(await statuses(emailId)).toEqual([]);
});

test("reports of one email in any order, twice and at once, end the same", async () => {
  const at = Date.now();
  const names = ["sent", "delivered", "bounced", "complained", "complained"];
  const kinds = names.map((name, n) => ({
    type: `email.${name}`,
    bounce: name === "bounced" ? "Permanent" : undefined,
    at: at + n * 1000,
  }));
  for (const places of ["01234", "43210", "30421", "24130"]) {
    const order = Array.from(places, Number);
    const { emailId, resendId, email, userId } = await sent();
    const reports = kinds.map((kind) => ({ ...kind, emailId, resendId }));
    const idOf = (index: number) => `msg_${emailId}_${index}`;
    for (const index of order) await deliver(reports[index]!, idOf(index));
    await Promise.all(order.map((index) => deliver(reports[index]!, idOf(index))));
    expect(await statuses(emailId)).toEqual(names);
    expect(await suppression(email)).toEqual({ reason: "COMPLAINED", emailId, createdAt: at + 3000 });
    expect(await allows(userId)).toBe(0);
  }
});

test("reports heal an email that left before anyone could note so", async () => {
  const person = await insertPerson(harness, { allowMarketing: true });
  const emailId = await insertEmail(harness, { userId: person.userId, to: person.email });
  await deliver({ type: "email.sent", emailId, resendId: "re-1" });
  await sendEmail(harness.deps(), emailId);
  expect(await inbox(harness, person.email)).toEqual([]);
  expect(await one("SELECT resendId FROM email WHERE id = ?", emailId)).toEqual({ resendId: "re-1" });
});

test("reports keep neither a link that was opened nor from where", async () => {
  const { emailId, resendId } = await sent();
  await deliver({ type: "email.clicked", emailId, resendId });
  const rows = JSON.stringify(await rowsOf(harness.db, "SELECT * FROM emailStatus"));
  expect(await statuses(emailId)).toEqual(["clicked"]);
  expect(rows).not.toMatch(/token=|203\.0\.113\.7/);
});

test.each([
  ["email.bounced", "Permanent", "BOUNCED", 1],
  ["email.bounced", "Transient", undefined, 1],
  ["email.complained", undefined, "COMPLAINED", 0],
  ["email.suppressed", undefined, "SUPPRESSED", 1],
  ["email.delivery_delayed", undefined, undefined, 1],
])("a report %s %s suppresses as %s", async (type, bounce, reason, allowed) => {
  const { emailId, resendId, email, userId } = await sent();
  await deliver({ type, bounce, emailId, resendId });
  expect((await suppression(email))?.reason).toBe(reason);
  expect(await allows(userId)).toBe(allowed);
  expect(await arrives(userId, email)).toBe(reason === undefined);
});

test("a stranger who was asked by mistake takes nobody's consent back", async () => {
  const { emailId, resendId, userId } = await sent();
  await harness.db.write([sql("UPDATE email SET template = 'confirm-new-email' WHERE id = ?", emailId)]);
  await deliver({ type: "email.complained", emailId, resendId });
  expect(await allows(userId)).toBe(1);
});

test("to an address that email comes back from none is written down, and nobody is told; another is written to", async () => {
  const { emailId, resendId, email, userId } = await sent();
  await deliver({ ...BOUNCE, emailId, resendId });
  const { account } = newcomer(harness).client.trpc;
  expect(await account.requestPasswordReset.mutate({ email })).toEqual({ ok: true });
  expect(await rowsOf(harness.db, "SELECT id FROM email WHERE userId = ?", userId)).toHaveLength(1);
  const moved = `new-${email}`;
  await harness.db.write([sql("UPDATE user SET email = ? WHERE id = ?", moved, userId)]);
  expect(await arrives(userId, moved)).toBe(true);
});

test("its owner sees that email comes back, and can have it again; an old report heard twice does not take it back", async () => {
  const { emailId, resendId, email, client } = await sent();
  const { account } = client.trpc;
  const problem = async () => (await account.get.query()).emailProblem;
  const [id, bounced] = [`msg_${emailId}`, { ...BOUNCE, emailId, resendId }];
  await deliver(bounced, id);
  expect(await problem()).toBe("BOUNCED");
  await client.trpc.email.resume.mutate();
  expect(await problem()).toBeNull();
  expect(await deliver(bounced, id)).toBe(204);
  expect(await suppression(email)).toBeUndefined();
  await deliver({ ...bounced, at: Date.now() + 1 });
  expect(await problem()).toBe("BOUNCED");
});

test("the mailbox's own reports come back to the email they are about", async () => {
  const { userId, email: to } = await insertPerson(harness, { email: "bounced+me@resend.dev" });
  const emailId = await insertEmail(harness, { userId, to });
  await sendEmail(harness.deps(), emailId);
  await eventually("the bounce", async () => (await statuses(emailId)).includes("bounced"));
  expect(await suppression(to)).toMatchObject({ reason: "BOUNCED", emailId });
});
