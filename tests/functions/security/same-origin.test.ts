import { expect, test } from "vitest";
import { ERRORS } from "#schema/errors/errors.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { readFailure } from "#tests/support/procedures/read-failure.ts";

/** Another site may neither write as whoever is signed in here, nor read what they are answered. */
const harness = harnessForFile();

const elsewhere = () => [
  null,
  "null",
  "",
  "https://evil.example",
  harness.url.replace("localhost", "127.0.0.1"),
  `${harness.url}.evil.example`,
  harness.url.replace(/\d+$/, "1"),
];
const JSON_BODY = '{"json":{"id":"x","favorite":true}}';

test.each([
  "POST trpc/generations.favorite",
  "POST trpc/account.register",
  "POST trpc/account.signOutEverywhere",
  "POST auth/callback/credentials",
  "POST auth/signout",
  "POST auth/session",
  "POST auth/signin/google",
  "POST auth/_log",
  "POST uploads",
  "POST errors",
  "POST zips",
  "DELETE nothing",
])("%s is refused", async (call) => {
  const [method, path = ""] = call.split(" ");
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
  const uploads = await rowsOf(harness.db, "SELECT id FROM uploadedImage WHERE userId = ?", userId);
  expect(uploads).toEqual([]);
});

test("a read is served without any word that lets the other site's page see the answer", async () => {
  const { cookie } = await signedIn(harness);
  const headers = { cookie, origin: "https://evil.example" };
  const response = await fetch(`${harness.url}/api/trpc/user.getCredits`, { headers });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
});
