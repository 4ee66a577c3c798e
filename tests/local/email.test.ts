import { Resend } from "resend";
import { expect, onTestFinished, test } from "vitest";
import { startEmail } from "#scripts/local/email/server.ts";
import { listen } from "#scripts/local/server/local-server.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";
import { manualTime } from "#tests/support/time/manual-time.ts";

const apiKey = "re_secret";
const secretOf = (text: string) => `whsec_${Buffer.from(text).toString("base64")}`;
const secret = secretOf("a signing secret of some length");
const EMAIL = {
  from: "Likeness <hello@likeness.example>",
  to: "ada@example.com",
  subject: "Verify <your> e-mail",
  html: '<p>Hello <a href="http://127.0.0.1:1/verify?a=1&amp;b=2">verify</a></p><script>alert(1)</script>',
  text: "Verify here: http://127.0.0.1:1/verify?a=1&b=2",
  headers: { "X-A": "1" },
  tags: [{ name: "kind", value: "verify" }],
};

/** A mailbox with the vendor's client, and a receiver of its webhooks that answers with `state.status`. */
async function openMailbox() {
  const dataDir = scratchFolder("email");
  const time = manualTime(Date.now());
  const received: { headers: Headers; body: string }[] = [];
  const state = { status: 200 };
  const receiver = await listen("receiver", async (request) => {
    received.push({ headers: request.headers, body: await request.text() });
    return new Response(null, { status: state.status });
  });
  const webhook = { url: receiver.url, secret };
  const start = (port?: number) => startEmail({ dataDir, apiKey, time, port, webhook });
  let server = await start();
  onTestFinished(async () => {
    await server.close();
    await receiver.close();
  });
  const { url, port } = server;
  const resend = new Resend(apiKey, { baseUrl: url });
  const send = async (change: Partial<typeof EMAIL> = {}): Promise<string> => {
    const { data, error } = await resend.emails.send({ ...EMAIL, ...change });
    if (!data) throw new Error(error.message);
    return data.id;
  };
  const inbox = async (to: string): Promise<object[]> => (await fetch(`${url}/inbox?to=${to}`)).json();
  const page = async (path: string) => (await fetch(url + path)).text();
  const arrived = (count: number) => expect.poll(() => received.length, { interval: 5 }).toBe(count);
  const types = () => received.map(({ body }) => JSON.parse(body).type).sort();
  /** Stops it at once and starts it again over the same folder, where it was. */
  const restart = async () => {
    await server.close();
    server = await start(port);
  };
  return { url, resend, time, received, state, send, inbox, page, arrived, types, restart };
}

test("a sent email can be fetched by its id and stands in its recipient's inbox, newest first", async () => {
  const { resend, send, inbox } = await openMailbox();
  const id = await send();
  await send({ subject: "Second" });
  await send({ to: "someone@else.example", subject: "Other" });
  const { data } = await resend.emails.get(id);
  expect(data).toMatchObject({ object: "email", id, to: [EMAIL.to], text: EMAIL.text });
  expect((await resend.emails.get("none")).error).toMatchObject({ statusCode: 404, name: "not_found" });
  const { from, to, subject, text, html } = EMAIL;
  expect(await inbox("Ada@example.com")).toMatchObject([
    { subject: "Second" },
    { id, from, to: [to], subject, text, html },
  ]);
  expect(await inbox("")).toHaveLength(3);
});

test("the same key sends once, also after a restart; with another payload it is refused", async () => {
  const { resend, inbox, restart } = await openMailbox();
  const options = { idempotencyKey: "verify/1" };
  const first = await resend.emails.send(EMAIL, options);
  await restart();
  const again = await Promise.all(Array.from({ length: 20 }, () => resend.emails.send(EMAIL, options)));
  expect(new Set(again.map(({ data }) => data?.id))).toEqual(new Set([first.data?.id]));
  const other = await resend.emails.send({ ...EMAIL, subject: "Changed" }, options);
  expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
  expect(await inbox("")).toHaveLength(1);
});

test.each([
  ["no subject", { subject: "" }, "Invalid `subject` field"],
  ["a sender that is no address", { from: "Likeness" }, "Invalid `from` field"],
  ["a tag with a space", { tags: [{ name: "a b", value: "c" }] }, "Invalid `tags` field"],
  ["a header of two lines", { headers: { "X-A": "1\r\nX-B: 2" } }, "Invalid `headers` field"],
  ["what is not offered", { scheduledAt: "in 1 hour" }, "does not offer `scheduled_at`"],
])("%s is refused by the field's name", async (_, change, message) => {
  const { resend, inbox } = await openMailbox();
  const { error } = await resend.emails.send({ ...EMAIL, ...change });
  expect(error).toMatchObject({ statusCode: 422, message: expect.stringContaining(message) });
  expect(await inbox("")).toEqual([]);
});

test("pages list the emails to a recipient and escape what they say; HTML stands in a frame that runs nothing", async () => {
  const { url, send, page } = await openMailbox();
  const id = await send();
  await send({ to: "bo@example.com", subject: "For Bo" });
  const list = await page("/");
  for (const words of ["Verify &lt;your&gt; e-mail", "For Bo"]) expect(list).toContain(words);
  expect(await page("/?to=ada@example.com")).not.toContain("For Bo");
  const shown = await page(`/mails/${id}`);
  expect(shown).toContain(`src="/mails/${id}/html"`);
  expect(shown).not.toContain("<script>alert");
  expect(shown).toContain('<a href="http://127.0.0.1:1/verify?a=1&amp;b=2"');
  const frame = await fetch(`${url}/mails/${id}/html`);
  expect(frame.headers.get("content-security-policy")).toMatch(/^sandbox (?!.*allow-scripts)/);
  expect(await frame.text()).toContain(EMAIL.html);
});

test("webhooks tell of an email's way, signed so that the vendor's client verifies them", async () => {
  const { resend, send, arrived, types, received } = await openMailbox();
  const id = await send();
  await arrived(2);
  expect(types()).toEqual(["email.delivered", "email.sent"]);
  const { headers, body } = received[0]!;
  const signed = {
    id: headers.get("svix-id") ?? "",
    timestamp: headers.get("svix-timestamp") ?? "",
    signature: headers.get("svix-signature") ?? "",
  };
  const verify = (payload: string, webhookSecret = secret) =>
    resend.webhooks.verify({ payload, headers: signed, webhookSecret });
  const { from, to, subject } = EMAIL;
  expect(verify(body)).toMatchObject({
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { email_id: id, from, to: [to], subject, tags: { kind: "verify" } },
  });
  expect(() => verify(body.replace("Verify", "Vorify"))).toThrow();
  expect(() => verify(body, secretOf("another"))).toThrow();
});

test.each([
  ["Ada <Bounced+ada@resend.dev>", ["email.bounced", "email.sent"]],
  ["complained@resend.dev", ["email.complained", "email.delivered", "email.sent"]],
  ["suppressed@resend.dev", ["email.suppressed"]],
  ["bounced@example.com", ["email.delivered", "email.sent"]],
])("an email to %s ends as %j", async (to, wanted) => {
  const { send, arrived, types, received } = await openMailbox();
  await send({ to });
  await arrived(wanted.length);
  expect(types()).toEqual(wanted);
  const bounce = received.map(({ body }) => JSON.parse(body)).find(({ type }) => type === "email.bounced");
  if (bounce) expect(bounce.data.bounce).toMatchObject({ type: "Permanent", subType: "General" });
});

test("webhooks are tried again in the documented steps, under one id, also after a restart, and given up in the end", async () => {
  const { send, arrived, received, state, time, restart } = await openMailbox();
  state.status = 500;
  await send({ to: "suppressed@resend.dev" });
  await arrived(1);
  const waits = [5, 300, 1800, 7200, 18_000, 36_000, 36_000];
  for (const [at, seconds] of waits.entries()) {
    await expect.poll(() => time.waiting(), { interval: 5 }).toBe(1);
    if (at === 2) await restart();
    time.advance(seconds * 1000 - 2);
    expect(received).toHaveLength(at + 1);
    time.advance(2);
    await arrived(at + 2);
  }
  expect(new Set(received.map(({ headers }) => headers.get("svix-id"))).size).toBe(1);
  await expect.poll(() => time.waiting()).toBe(0);
});
