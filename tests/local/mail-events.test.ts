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
};
const send = async (to: string, more: object = {}) => {
  const { data, error } = await resend.emails.send({ ...letter, ...more, to });
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
    const id = await send("ada@example.com", { tags: [{ name: "kind", value: "verify" }] });
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
    expect((await resend.emails.get(id)).data?.last_event).toBe("delivered");
  });

  test.each([
    ["bounced@resend.dev", "bounced", ["email.bounced", "email.sent"]],
    ["Ada <Bounced+ada@resend.dev>", "bounced", ["email.bounced", "email.sent"]],
    ["complained@resend.dev", "complained", ["email.complained", "email.delivered", "email.sent"]],
    ["suppressed@resend.dev", "suppressed", ["email.suppressed"]],
    ["delivered+1@resend.dev", "delivered", ["email.delivered", "email.sent"]],
    ["bounced@example.com", "delivered", ["email.delivered", "email.sent"]],
  ])("a mail to %s ends as %s", async (to, last, wanted) => {
    const id = await send(to);
    await arrived(wanted.length);
    expect(types()).toEqual(wanted);
    expect((await resend.emails.get(id)).data?.last_event).toBe(last);
    const bounce = received.map((each) => JSON.parse(each.body)).find(({ type }) => type === "email.bounced");
    if (last === "bounced")
      expect(bounce.data.bounce).toMatchObject({ type: "Permanent", subType: "General" });
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

  test("make a mail bounce, be reported, opened and clicked", async () => {
    const id = await send("ada@example.com");
    await arrived(2);
    for (const type of ["email.opened", "email.clicked", "email.complained", "email.bounced"]) {
      expect((await press(id, type)).status).toBe(303);
    }
    await arrived(6);
    const clicked = received.map(({ body }) => JSON.parse(body)).find(({ type }) => type === "email.clicked");
    expect(clicked.data.click).toMatchObject({ link: "http://127.0.0.1:1/a" });
    expect((await resend.emails.get(id)).data?.last_event).toBe("bounced");
    const page = await (await fetch(`${server.url}/mails/${id}`)).text();
    for (const text of ["complained", "opened", "clicked", "delivered"]) expect(page).toContain(text);
  });

  test("do nothing for a page elsewhere, an unknown mail or another event", async () => {
    const id = await send("ada@example.com");
    await arrived(2);
    expect((await press(id, "email.bounced", "http://127.0.0.1:1")).status).toBe(400);
    expect((await press(id, "email.sent")).status).toBe(400);
    expect((await press("none", "email.bounced")).status).toBe(400);
    expect((await resend.emails.get(id)).data?.last_event).toBe("delivered");
  });
});

describe("batches and lists", () => {
  const mail = (n: number) => ({ ...letter, to: `person-${n}@example.com`, subject: `No. ${n}` });

  test("a batch is sent whole, once per key, or not at all", async () => {
    const options = { idempotencyKey: "batch/1" };
    const first = await resend.batch.send([mail(1), mail(2)], options);
    expect(first.data?.data).toHaveLength(2);
    expect((await resend.batch.send([mail(1), mail(2)], options)).data).toEqual(first.data);
    expect((await resend.batch.send([mail(3)], options)).error?.name).toBe("invalid_idempotent_request");
    const bad = await resend.batch.send([mail(3), { ...mail(4), to: "nobody" }]);
    expect(bad.error).toMatchObject({ statusCode: 422, name: "validation_error" });
    expect((await resend.batch.send([])).error?.statusCode).toBe(422);
    expect((await resend.emails.list()).data?.data.map(({ subject }) => subject)).toEqual(["No. 2", "No. 1"]);
    await arrived(4);
  });

  test("a permissive batch sends what it can and names the rest", async () => {
    const { data } = await resend.batch.send([mail(1), { ...mail(2), to: "nobody" }, mail(3)], {
      batchValidation: "permissive",
    });
    expect(data?.data).toHaveLength(2);
    expect(data?.errors).toEqual([{ index: 1, message: expect.stringContaining("`to`") }]);
  });

  test("the list goes on page by page", async () => {
    await resend.batch.send(Array.from({ length: 5 }, (_, n) => mail(n)));
    const page = await resend.emails.list({ limit: 3 });
    expect([page.data?.data.length, page.data?.has_more]).toEqual([3, true]);
    const rest = await resend.emails.list({ limit: 3, after: page.data?.data.at(-1)?.id ?? "" });
    expect([rest.data?.data.map(({ subject }) => subject), rest.data?.has_more]).toEqual([
      ["No. 1", "No. 0"],
      false,
    ]);
  });

  test("what is not offered is refused in Resend's shape", async () => {
    const later = await resend.emails.send({ ...mail(1), scheduledAt: "in 1 hour" });
    expect(later.error).toMatchObject({ statusCode: 422, message: expect.stringContaining("scheduled_at") });
    const attached = await resend.emails.send({ ...mail(1), attachments: [{ filename: "a", content: "b" }] });
    expect(attached.error).toMatchObject({
      statusCode: 422,
      message: expect.stringContaining("attachments"),
    });
    expect((await resend.emails.cancel("some-id")).error).toMatchObject({
      statusCode: 404,
      name: "not_found",
    });
    expect((await resend.domains.list()).error).toMatchObject({ statusCode: 404, name: "not_found" });
    expect((await resend.emails.list()).data?.data).toEqual([]);
  });
});
