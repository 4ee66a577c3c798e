import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resend } from "resend";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LocalServer } from "#scripts/local/local-server.ts";
import { startMail } from "#scripts/local/mail/server.ts";

const apiKey = "re_secret";
let folder: string;
let server: LocalServer;
let resend: Resend;

async function start() {
  server = await startMail({ dataDir: join(folder, "mail"), apiKey });
  resend = new Resend(apiKey, { baseUrl: server.url });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mail-"));
  await start();
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const letter = {
  from: "Likeness <hello@likeness.example>",
  to: "ada@example.com",
  subject: "Verify <your> e-mail",
  html: '<p>Hello <a href="http://127.0.0.1:1/verify?a=1&amp;b=2">verify</a></p><script>alert(1)</script>',
  text: "Verify here: http://127.0.0.1:1/verify?a=1&b=2",
};
const inbox = async (to = "") => (await fetch(`${server.url}/inbox?to=${encodeURIComponent(to)}`)).json();

describe("sending", () => {
  test("a sent mail can be fetched by its id and stands in its recipients' inboxes, newest first", async () => {
    const { data, error } = await resend.emails.send({ ...letter, cc: ["Copy <COPY@example.com>"] });
    expect(error).toBeNull();
    await resend.emails.send({ ...letter, subject: "Second" });
    await resend.emails.send({ ...letter, to: ["someone@else.example"], subject: "Other" });

    const { data: fetched } = await resend.emails.get(data?.id ?? "");
    expect(fetched).toMatchObject({
      object: "email",
      id: data?.id,
      to: [letter.to],
      last_event: "delivered",
    });
    expect(await inbox("Ada@example.com")).toMatchObject([
      { subject: "Second" },
      {
        id: data?.id,
        from: letter.from,
        to: [letter.to],
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
      },
    ]);
    expect(await inbox("copy@example.com")).toHaveLength(1);
    expect(await inbox("nobody@example.com")).toEqual([]);
    expect(await inbox()).toHaveLength(3);
  });

  test("the same key sends once; with another payload it is refused", async () => {
    const options = { idempotencyKey: "verify/1" };
    const first = await resend.emails.send(letter, options);
    const again = await resend.emails.send(letter, options);
    expect(again.data?.id).toBe(first.data?.id);
    const other = await resend.emails.send({ ...letter, subject: "Changed" }, options);
    expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
    const long = await resend.emails.send(letter, { idempotencyKey: "k".repeat(257) });
    expect(long.error).toMatchObject({ statusCode: 400, name: "invalid_idempotency_key" });
    expect(await inbox()).toHaveLength(1);
  });

  test("the same key twenty times at once sends one mail", async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => resend.emails.send(letter, { idempotencyKey: "once" })),
    );
    expect(new Set(sent.map(({ data }) => data?.id)).size).toBe(1);
    expect(await inbox()).toHaveLength(1);
  });

  const refused: [string, object, string, string][] = [
    ["no recipient", { to: [] }, "missing_required_field", "`to`"],
    ["no subject", { subject: "" }, "missing_required_field", "`subject`"],
    ["no content", { html: undefined, text: undefined }, "missing_required_field", "`html`"],
    ["a sender that is no address", { from: "Likeness" }, "validation_error", "`from`"],
    ["a recipient that is no address", { to: ["ada@example.com", "x"] }, "validation_error", "`to`"],
    ["tags that are no list", { tags: "no" }, "validation_error", "`tags`"],
    ["a tag with a space", { tags: [{ name: "a b", value: "c" }] }, "validation_error", "`tags`"],
    ["a header of two lines", { headers: { "X-A": "1\r\nX-B: 2" } }, "validation_error", "`headers`"],
    ["too many recipients", { to: Array(51).fill("a@example.com") }, "validation_error", "`to`"],
  ];
  test.each(refused)("%s is refused in Resend's words", async (_, change, name, field) => {
    const { error } = await resend.emails.send({ ...letter, ...change });
    expect(error).toMatchObject({ statusCode: 422, name, message: expect.stringContaining(field) });
    expect(await inbox()).toEqual([]);
  });

  test("a wrong or missing key, an unknown id and a body that is no JSON are refused", async () => {
    const stranger = new Resend("re_guess", { baseUrl: server.url });
    expect((await stranger.emails.send(letter)).error).toMatchObject({
      statusCode: 403,
      name: "invalid_api_key",
    });
    const bare = await fetch(`${server.url}/emails`, { method: "POST", body: "{}" });
    expect([bare.status, (await bare.json()).name]).toEqual([401, "missing_api_key"]);
    expect((await resend.emails.get("none")).error).toMatchObject({ statusCode: 404, name: "not_found" });
    const headers = { authorization: `Bearer ${apiKey}` };
    expect((await fetch(`${server.url}/emails`, { method: "POST", headers, body: "{" })).status).toBe(400);
    expect(await inbox()).toEqual([]);
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

test("mails and idempotency keys are there after a stop and a start", async () => {
  const options = { idempotencyKey: "kept" };
  const { data } = await resend.emails.send(letter, options);
  await server.close();
  await start();
  expect((await resend.emails.send(letter, options)).data?.id).toBe(data?.id);
  expect(await inbox(letter.to)).toHaveLength(1);
});
