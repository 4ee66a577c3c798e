import { Resend } from "resend";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type LocalServer, listen } from "#scripts/local/local-server.ts";
import { type MailServer, startMail } from "#scripts/local/mail/server.ts";
import { type ManualTime, manualTime } from "#tests/support/manual-time.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const apiKey = "re_secret";
const secret = `whsec_${Buffer.from("a signing secret of some length").toString("base64")}`;
let dataDir: string;
let server: MailServer;
let resend: Resend;
let time: ManualTime;
let receiver: LocalServer;
let received: { headers: Headers; body: string }[];
let status: number;

async function start() {
  server = await startMail({ dataDir, apiKey, time, webhook: { url: receiver.url, secret } });
  resend = new Resend(apiKey, { baseUrl: server.url });
}

beforeEach(async () => {
  dataDir = scratchFolder("mail");
  time = manualTime(Date.now());
  received = [];
  status = 200;
  receiver = await listen("receiver", async (request) => {
    received.push({ headers: request.headers, body: await request.text() });
    return new Response(null, { status });
  });
  await start();
});
afterEach(() => Promise.all([server.close(), receiver.close()]));

const letter = {
  from: "Likeness <hello@likeness.example>",
  ...{ subject: "Hello", text: "See http://127.0.0.1:1/a", html: "<p>See</p>" },
  ...{ headers: {}, tags: [{ name: "kind", value: "verify" }] },
};
const send = async (to: string) => {
  const { data, error } = await resend.emails.send({ ...letter, to });
  if (!data) throw new Error(error.message);
  return data.id;
};
const arrived = (count: number) => expect.poll(() => received.length, { interval: 5 }).toBe(count);
const types = () => received.map(({ body }) => JSON.parse(body).type).sort();

test("webhooks tell of a mail's way, signed so that the vendor's client verifies them", async () => {
  const id = await send("ada@example.com");
  await arrived(2);
  expect(types()).toEqual(["email.delivered", "email.sent"]);
  const [{ headers, body }] = received as [(typeof received)[0]];
  const verify = (payload: string, webhookSecret = secret) =>
    resend.webhooks.verify({
      payload,
      headers: {
        id: headers.get("svix-id") ?? "",
        timestamp: headers.get("svix-timestamp") ?? "",
        signature: headers.get("svix-signature") ?? "",
      },
      webhookSecret,
    });
  expect(verify(body)).toMatchObject({
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      ...{ email_id: id, from: letter.from, to: ["ada@example.com"], subject: "Hello" },
      tags: { kind: "verify" },
    },
  });
  expect(() => verify(body.replace("Hello", "Hullo"))).toThrow();
  expect(() => verify(body, `whsec_${Buffer.from("another").toString("base64")}`)).toThrow();
});

test.each([
  ["Ada <Bounced+ada@resend.dev>", ["email.bounced", "email.sent"]],
  ["complained@resend.dev", ["email.complained", "email.delivered", "email.sent"]],
  ["suppressed@resend.dev", ["email.suppressed"]],
  ["bounced@example.com", ["email.delivered", "email.sent"]],
])("a mail to %s ends as %j", async (to, wanted) => {
  await send(to);
  await arrived(wanted.length);
  expect(types()).toEqual(wanted);
  const bounce = received.map((each) => JSON.parse(each.body)).find(({ type }) => type === "email.bounced");
  if (bounce) expect(bounce.data.bounce).toMatchObject({ type: "Permanent", subType: "General" });
});

test("webhooks are tried again in the documented steps, under one id, also after a restart, and given up in the end", async () => {
  status = 500;
  await send("suppressed@resend.dev");
  await arrived(1);
  const waits = [5, 300, 1800, 7200, 18_000, 36_000, 36_000];
  for (const [at, seconds] of waits.entries()) {
    await expect.poll(() => time.waiting(), { interval: 5 }).toBe(1);
    if (at === 2) {
      await server.close();
      await start();
    }
    time.advance(seconds * 1000 - 2);
    expect(received).toHaveLength(at + 1);
    time.advance(2);
    await arrived(at + 2);
  }
  expect(new Set(received.map(({ headers }) => headers.get("svix-id"))).size).toBe(1);
  await expect.poll(() => time.waiting()).toBe(0);
  time.advance(10 * 24 * 3_600_000);
  expect(received).toHaveLength(8);
});

test("webhooks go nowhere unless somebody asked for them", async () => {
  server.sendEventsTo(null);
  const id = await send("ada@example.com");
  server.sendEventsTo({ url: receiver.url, secret });
  await send("suppressed@resend.dev");
  await arrived(1);
  expect(types()).toEqual(["email.suppressed"]);
  expect(await (await fetch(`${server.url}/mails/${id}`)).text()).toContain("unsent");
});

test("the page's buttons make a mail bounce and be reported, and do nothing for a page elsewhere", async () => {
  const id = await send("ada@example.com");
  await arrived(2);
  const press = async (type: string, { origin = server.url, mail = id } = {}) => {
    const body = new URLSearchParams({ type });
    const address = `${server.url}/mails/${mail}/events`;
    return (await fetch(address, { method: "POST", headers: { origin }, body, redirect: "manual" })).status;
  };
  expect(await press("email.bounced", { origin: "http://127.0.0.1:1" })).toBe(400);
  expect(await press("email.sent")).toBe(400);
  expect(await press("email.bounced", { mail: "none" })).toBe(404);
  expect(types()).toEqual(["email.delivered", "email.sent"]);
  for (const type of ["email.complained", "email.bounced"]) expect(await press(type)).toBe(303);
  await arrived(4);
  expect(types()).toEqual(["email.bounced", "email.complained", "email.delivered", "email.sent"]);
  const page = await (await fetch(`${server.url}/mails/${id}`)).text();
  for (const text of ["complained", "bounced", "delivered"]) expect(page).toContain(text);
});
