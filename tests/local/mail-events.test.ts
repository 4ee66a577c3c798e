import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resend } from "resend";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type LocalServer, listen } from "#scripts/local/local-server.ts";
import { type MailServer, startMail } from "#scripts/local/mail/server.ts";
import { type ManualTime, manualTime } from "#tests/support/manual-time.ts";

const apiKey = "re_secret";
const secret = `whsec_${Buffer.from("a signing secret of some length").toString("base64")}`;
let folder: string;
let server: MailServer;
let resend: Resend;
let time: ManualTime;
let receiver: LocalServer;
let received: { headers: Headers; body: string }[];
let status: number;

async function start(webhook: { url: string; secret: string } | undefined) {
  server = await startMail({ dataDir: folder, apiKey, time, webhook });
  resend = new Resend(apiKey, { baseUrl: server.url });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mail-"));
  time = manualTime(Date.now());
  received = [];
  status = 200;
  receiver = await listen("receiver", async (request) => {
    received.push({ headers: request.headers, body: await request.text() });
    return new Response(null, { status });
  });
  await start({ url: `${receiver.url}/api/webhooks/email`, secret });
});
afterEach(async () => {
  await Promise.all([server.close(), receiver.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const letter = {
  from: "Likeness <hello@likeness.example>",
  subject: "Hello",
  text: "See http://127.0.0.1:1/a",
  html: "<p>See</p>",
  headers: {},
  tags: [{ name: "kind", value: "verify" }],
};
const send = async (to: string) => {
  const { data, error } = await resend.emails.send({ ...letter, to });
  if (!data) throw new Error(error.message);
  return data.id;
};
const arrived = (count: number) => expect.poll(() => received.length, { interval: 5 }).toBe(count);
const types = () => received.map(({ body }) => JSON.parse(body).type).sort();
const verify = ({ headers, body }: { headers: Headers; body: string }, webhookSecret = secret) =>
  resend.webhooks.verify({
    payload: body,
    headers: {
      id: headers.get("svix-id") ?? "",
      timestamp: headers.get("svix-timestamp") ?? "",
      signature: headers.get("svix-signature") ?? "",
    },
    webhookSecret,
  });

describe("webhooks", () => {
  test("tell of a mail's way, signed so that the vendor's client verifies them", async () => {
    const id = await send("ada@example.com");
    await arrived(2);
    expect(types()).toEqual(["email.delivered", "email.sent"]);
    const [first] = received as [(typeof received)[0]];
    expect(verify(first)).toMatchObject({
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        email_id: id,
        from: letter.from,
        to: ["ada@example.com"],
        subject: "Hello",
        tags: { kind: "verify" },
      },
    });
    expect(() => verify({ ...first, body: first.body.replace("Hello", "Hullo") })).toThrow();
    expect(() => verify(first, `whsec_${Buffer.from("another").toString("base64")}`)).toThrow();
  });

  test.each([
    ["bounced@resend.dev", ["email.bounced", "email.sent"]],
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

  test("are tried again in the documented steps, under one id, and given up in the end", async () => {
    status = 500;
    await send("suppressed@resend.dev");
    await arrived(1);
    const waits = [5, 300, 1800, 7200, 18_000, 36_000, 36_000];
    for (const [at, seconds] of waits.entries()) {
      await expect.poll(() => time.waiting(), { interval: 5 }).toBe(1);
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

  test("what is owed outlives a restart", async () => {
    status = 503;
    await send("suppressed@resend.dev");
    await arrived(1);
    await expect.poll(() => time.waiting()).toBe(1);
    await server.close();
    time.advance(60_000);
    status = 200;
    await start({ url: receiver.url, secret });
    await arrived(2);
    expect(types()).toEqual(["email.suppressed", "email.suppressed"]);
  });

  test("go nowhere unless somebody asked for them", async () => {
    server.sendEventsTo(null);
    const id = await send("ada@example.com");
    server.sendEventsTo({ url: receiver.url, secret });
    await send("suppressed@resend.dev");
    await arrived(1);
    expect(types()).toEqual(["email.suppressed"]);
    expect(await (await fetch(`${server.url}/mails/${id}`)).text()).toContain("unsent");
  });
});

describe("the page's buttons", () => {
  const press = (id: string, type: string, origin = server.url) =>
    fetch(`${server.url}/mails/${id}/events`, {
      method: "POST",
      headers: { Origin: origin },
      body: new URLSearchParams({ type }),
      redirect: "manual",
    });

  test("make a mail bounce and be reported", async () => {
    const id = await send("ada@example.com");
    await arrived(2);
    for (const type of ["email.complained", "email.bounced"])
      expect((await press(id, type)).status).toBe(303);
    await arrived(4);
    expect(types()).toEqual(["email.bounced", "email.complained", "email.delivered", "email.sent"]);
    const page = await (await fetch(`${server.url}/mails/${id}`)).text();
    for (const text of ["complained", "bounced", "delivered"]) expect(page).toContain(text);
  });

  test("do nothing for a page elsewhere, an unknown mail or another event", async () => {
    const id = await send("ada@example.com");
    await arrived(2);
    expect((await press(id, "email.bounced", "http://127.0.0.1:1")).status).toBe(400);
    expect((await press(id, "email.sent")).status).toBe(400);
    expect((await press("none", "email.bounced")).status).toBe(404);
    expect(types()).toEqual(["email.delivered", "email.sent"]);
  });
});
