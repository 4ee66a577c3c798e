import { Resend } from "resend";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LocalServer } from "#scripts/local/local-server.ts";
import { startMail } from "#scripts/local/mail/server.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const apiKey = "re_secret";
let dataDir: string;
let server: LocalServer;
let resend: Resend;

async function start() {
  server = await startMail({ dataDir, apiKey });
  resend = new Resend(apiKey, { baseUrl: server.url });
}

beforeEach(async () => {
  dataDir = scratchFolder("mail");
  await start();
});
afterEach(() => server.close());

const letter = {
  from: "Likeness <hello@likeness.example>",
  to: "ada@example.com",
  subject: "Verify <your> e-mail",
  html: '<p>Hello <a href="http://127.0.0.1:1/verify?a=1&amp;b=2">verify</a></p><script>alert(1)</script>',
  text: "Verify here: http://127.0.0.1:1/verify?a=1&b=2",
  headers: { "X-A": "1" },
  tags: [{ name: "email", value: "mail-1" }],
};
const inbox = async (to = "") => (await fetch(`${server.url}/inbox?to=${encodeURIComponent(to)}`)).json();

describe("sending", () => {
  test("a sent mail can be fetched by its id and stands in its recipient's inbox, newest first", async () => {
    const { data, error } = await resend.emails.send(letter);
    expect(error).toBeNull();
    await resend.emails.send({ ...letter, subject: "Second" });
    await resend.emails.send({ ...letter, to: "someone@else.example", subject: "Other" });

    const { data: fetched } = await resend.emails.get(data?.id ?? "");
    expect(fetched).toMatchObject({ object: "email", id: data?.id, to: [letter.to], text: letter.text });
    const { from, subject, text, html } = letter;
    expect(await inbox("Ada@example.com")).toMatchObject([
      { subject: "Second" },
      { id: data?.id, from, to: [letter.to], subject, text, html },
    ]);
    expect(await inbox("nobody@example.com")).toEqual([]);
    expect(await inbox()).toHaveLength(3);
  });

  test("the same key sends once, also after a restart; with another payload it is refused", async () => {
    const options = { idempotencyKey: "verify/1" };
    const first = await resend.emails.send(letter, options);
    await server.close();
    await start();
    const again = await Promise.all(Array.from({ length: 20 }, () => resend.emails.send(letter, options)));
    expect(new Set(again.map(({ data }) => data?.id))).toEqual(new Set([first.data?.id]));
    const other = await resend.emails.send({ ...letter, subject: "Changed" }, options);
    expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
    expect(await inbox()).toHaveLength(1);
  });

  test.each([
    ["no subject", { subject: "" }, "Invalid `subject` field"],
    ["no content", { html: undefined }, "Invalid `html` field"],
    ["a sender that is no address", { from: "Likeness" }, "Invalid `from` field"],
    ["a recipient that is no address", { to: "x" }, "Invalid `to` field"],
    ["a tag with a space", { tags: [{ name: "a b", value: "c" }] }, "Invalid `tags` field"],
    ["a header of two lines", { headers: { "X-A": "1\r\nX-B: 2" } }, "Invalid `headers` field"],
    ["what is not offered", { scheduledAt: "in 1 hour" }, "does not offer `scheduled_at`"],
  ])("%s is refused by the field's name", async (_, change, message) => {
    const { error } = await resend.emails.send({ ...letter, ...change });
    expect(error).toMatchObject({ statusCode: 422, message: expect.stringContaining(message) });
    expect(await inbox()).toEqual([]);
  });

  test("an unknown id and a call that is not offered are refused", async () => {
    expect((await resend.emails.get("none")).error).toMatchObject({ statusCode: 404, name: "not_found" });
    const { error } = await resend.batch.send([letter]);
    expect(error?.message).toBe("The local mailbox does not offer POST /emails/batch.");
  });
});

describe("reading", () => {
  test("the list filters by recipient and escapes what mails say", async () => {
    await resend.emails.send(letter);
    await resend.emails.send({ ...letter, to: "bo@example.com", subject: "For Bo" });
    const all = await (await fetch(server.url)).text();
    expect(all).toContain("Verify &lt;your&gt; e-mail");
    expect(all).toContain("For Bo");
    const filtered = await (await fetch(`${server.url}/?to=ada@example.com`)).text();
    expect(filtered).not.toContain("For Bo");
    expect(await (await fetch(`${server.url}/?to=nobody`)).text()).toContain("No mail to nobody yet.");
  });

  test("a mail shows its HTML in a frame that runs nothing, and its text with links", async () => {
    const { data } = await resend.emails.send(letter);
    const page = await (await fetch(`${server.url}/mails/${data?.id}`)).text();
    expect(page).toContain(`src="/mails/${data?.id}/html"`);
    expect(page).not.toContain("<script>alert");
    expect(page).toContain('<a href="http://127.0.0.1:1/verify?a=1&amp;b=2"');
    const frame = await fetch(`${server.url}/mails/${data?.id}/html`);
    expect(frame.headers.get("content-security-policy")).toMatch(/^sandbox (?!.*allow-scripts)/);
    expect(await frame.text()).toContain(letter.html);
    expect((await fetch(`${server.url}/mails/none`)).status).toBe(404);
  });
});
