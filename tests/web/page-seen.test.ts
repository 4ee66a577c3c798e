import { expect, test } from "vitest";
import { pageSeen, withoutSecrets, withoutSecretsDeep } from "#web/features/consent/page-seen.ts";

const ORIGIN = "https://likeness.example";

test.each([
  ["/", "Likeness", "/", "Likeness"],
  ["/categories/travel", "Travel photos", "/categories/travel", "Travel photos"],
  // the name someone gave a model, and its id, are theirs
  ["/tools/trainings/abc123", "Ada at 40 · Likeness", "/tools/trainings/:id", "/tools/trainings/:id"],
  ["/packs/abc123/", "Film noir for Ada", "/packs/:id", "/packs/:id"],
  ["/packs/new", "New pack", "/packs/new", "/packs/new"],
  ["/ada@example.com", "No page for ada@example.com", "/[e-mail]", "No page for [e-mail]"],
])("of %s is told only what is everybody's", (pathname, title, address, told) => {
  expect(pageSeen(ORIGIN, pathname, title)).toEqual({ address: ORIGIN + address, title: told });
});

test.each([
  [`${ORIGIN}/reset-password?token=secret#top`, `${ORIGIN}/reset-password`],
  ["/verify-email?token=secret", "/verify-email"],
  ["GET /api/trpc/a,b?batch=1&input=%7B%7D failed", "GET /api/trpc/a,b failed"],
  ["sent to ada.b+c@mail.example.com today", "sent to [e-mail] today"],
  ["/media/trainings/abc/1.jpg?w=320", "/media/:id/abc/1.jpg"],
  [`${ORIGIN}/packs/new?theme=travel`, `${ORIGIN}/packs/new`],
  [`${ORIGIN}/assets/root-abc.js:12:3`, `${ORIGIN}/assets/root-abc.js:12:3`],
  ["what is this? nothing", "what is this? nothing"],
])("%j becomes %j", (text, clean) => {
  expect(withoutSecrets(text)).toBe(clean);
});

test("everything inside a value is cleaned, and what is no text stays as it is", () => {
  const bytes = new Uint8Array([1, 2]);
  expect(
    withoutSecretsDeep({ url: "/a?b=c", list: [{ from: "x@y.example" }], count: 3, none: null, bytes }),
  ).toEqual({ url: "/a", list: [{ from: "[e-mail]" }], count: 3, none: null, bytes });
});
