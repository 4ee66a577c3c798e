import { expect, test } from "vitest";
import type { Deps } from "#functions/deps.ts";
import { renderEmail } from "#functions/services/emails/render-email.ts";

const deps = {
  config: {
    APP_URL: "https://likeness.example",
    AUTH_SECRET: ["a secret of at least thirty-two characters"],
  },
} as unknown as Deps;

test("a verification mail carries one link, the same in text and HTML, and is secret", async () => {
  const mail = await renderEmail(deps, { id: "m1", template: "verify-email", params: { linkId: "t1" } });
  const [link] = /https:\/\/likeness\.example\/verify-email\?token=[\w-]{43}/.exec(mail!.text) ?? [];
  expect(link).toBeDefined();
  expect(mail!.html).toContain(`href="${link}"`);
  expect(mail!.secret).toBe(true);
  // rendered again, by a retry, it is the same link; for another token another
  expect(
    (await renderEmail(deps, { id: "m1", template: "verify-email", params: { linkId: "t1" } }))!.text,
  ).toBe(mail!.text);
  expect(
    (await renderEmail(deps, { id: "m1", template: "verify-email", params: { linkId: "t2" } }))!.text,
  ).not.toContain(link);
});

test.each([
  ["reset-password", "/reset-password"],
  ["set-password", "/reset-password"],
  ["confirm-new-email", "/account/confirm-email"],
  ["email-change-asked", "/undo-email-change"],
  ["email-change-undone", "/reset-password"],
])("the mail %s carries one secret link to %s", async (template, path) => {
  const mail = await renderEmail(deps, {
    id: "m1",
    template,
    params: { linkId: "l1", newEmail: "a…@example.com" },
  });
  const links = mail!.text.match(/https:\/\/\S+/g)!;
  expect(links).toHaveLength(1);
  expect(links[0]).toMatch(new RegExp(`^https://likeness\\.example${path}\\?token=[\\w-]{43}$`));
  expect(mail!.html).toContain(`href="${links[0]}"`);
  expect(mail!.secret).toBe(true);
});

test("a link's secret serves one purpose only", async () => {
  const templates = ["reset-password", "confirm-new-email", "email-change-asked"];
  const secrets = await Promise.all(
    templates.map(async (template) => {
      const mail = await renderEmail(deps, { id: "m1", template, params: { linkId: "l1" } });
      return /token=([\w-]+)/.exec(mail!.text)![1];
    }),
  );
  expect(new Set(secrets).size).toBe(templates.length);
});

test("what a person typed is shown and not obeyed", async () => {
  const mail = await renderEmail(deps, {
    id: "m1",
    template: "email-change-asked",
    params: { linkId: "l1", newEmail: '<b>"x"&@example.com' },
  });
  expect(mail!.html).toContain("&lt;b&gt;&quot;x&quot;&amp;@example.com");
  expect(mail!.html).not.toContain("<b>");
});

test.each(["already-registered", "register-again", "password-changed", "address-in-use", "google-connected"])(
  "the mail %s carries no secret",
  async (template) => {
    const mail = await renderEmail(deps, { id: "m1", template, params: {} });
    expect(mail!.text).not.toContain("token=");
    expect(mail!.html).not.toContain("token=");
    expect(mail!.secret).toBe(false);
  },
);

test("a template that does not exist is no mail", async () => {
  expect(await renderEmail(deps, { id: "m1", template: "no-such", params: {} })).toBeNull();
});
