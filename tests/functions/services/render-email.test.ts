import { expect, test } from "vitest";
import type { Deps } from "#functions/deps.ts";
import { renderEmail } from "#functions/services/emails/render-email.ts";

const deps = {
  config: { APP_URL: "https://likeness.example", AUTH_SECRET: "a secret of at least thirty-two characters" },
} as unknown as Deps;

test("a verification mail carries one link, the same in text and HTML, and is secret", async () => {
  const mail = await renderEmail(deps, { template: "verify-email", params: { tokenId: "t1" } });
  const [link] = /https:\/\/likeness\.example\/verify-email\?token=[\w-]{43}/.exec(mail!.text) ?? [];
  expect(link).toBeDefined();
  expect(mail!.html).toContain(`href="${link}"`);
  expect(mail!.secret).toBe(true);
  // rendered again, by a retry, it is the same link; for another token another
  expect((await renderEmail(deps, { template: "verify-email", params: { tokenId: "t1" } }))!.text).toBe(
    mail!.text,
  );
  expect(
    (await renderEmail(deps, { template: "verify-email", params: { tokenId: "t2" } }))!.text,
  ).not.toContain(link);
});

test.each(["already-registered", "register-again"])("the mail %s carries no secret", async (template) => {
  const mail = await renderEmail(deps, { template, params: {} });
  expect(mail!.text).not.toContain("token=");
  expect(mail!.html).not.toContain("token=");
  expect(mail!.secret).toBe(false);
});

test("a template that does not exist is no mail", async () => {
  expect(await renderEmail(deps, { template: "no-such", params: {} })).toBeNull();
});
