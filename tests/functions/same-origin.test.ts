import { expect, test } from "vitest";
import { ERRORS } from "#schema/errors.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { signedIn } from "#tests/support/people.ts";
import { readFailure } from "#tests/support/read-failure.ts";
import { photo } from "#tests/support/uploads.ts";

/** Another site may neither write as whoever is signed in here, nor read what they are answered. */
const harness = harnessForFile();

const elsewhere = () => [
  ...[null, "null", "", "https://evil.example", harness.url.replace("127.0.0.1", "localhost")],
  ...[`${harness.url}.evil.example`, harness.url.replace(/\d+$/, "1")],
];
const JSON_BODY = '{"json":{"id":"x","favorite":true}}';
const PATHS = [
  ...["trpc/generations.favorite", "trpc/account.register", "trpc/account.requestPasswordReset"],
  ...["trpc/account.resetPassword", "trpc/account.changePassword", "trpc/account.signOutEverywhere"],
  ...["auth/callback/credentials", "auth/signout", "auth/session", "auth/signin/google", "auth/_log"],
  ...["uploads", "errors", "zips"],
];

test.each([...PATHS.map((path) => ["POST", path] as const), ["DELETE", "nothing"] as const])(
  "%s /api/%s is refused",
  async (method, path) => {
    const { userId, cookie } = await signedIn(harness);
    for (const origin of elsewhere()) {
      const headers = new Headers({ cookie, "sec-fetch-site": "cross-site" });
      if (path.startsWith("trpc")) headers.set("content-type", "application/json");
      if (origin !== null) headers.set("origin", origin);
      const form = new URLSearchParams({ ids: "x", email: "a@example.com", password: "x" });
      const body = path === "uploads" ? await photo(3) : path.startsWith("trpc") ? JSON_BODY : form;
      const response = await fetch(`${harness.url}/api/${path}`, { method, headers, body });
      expect([origin, response.status]).toEqual([origin, 403]);
      const { message } = ERRORS.FOREIGN_ORIGIN;
      expect(readFailure(await response.json())).toEqual({ code: "FOREIGN_ORIGIN", message });
    }
    const uploads = `SELECT id FROM uploadedImage WHERE userId = '${userId}'`;
    expect(await harness.db.orm.all(uploads)).toEqual([]);
  },
);

test("a read is served without any word that lets the other site's page see the answer", async () => {
  const { cookie } = await signedIn(harness);
  const headers = { cookie, origin: "https://evil.example" };
  const response = await fetch(`${harness.url}/api/trpc/user.getCredits`, { headers });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
});
