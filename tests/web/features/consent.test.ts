import { expect, test } from "vitest";
import { pageSeen, withoutIds, withoutIdsDeep } from "#web/features/consent/page-seen.ts";
import { createRunner } from "#web/features/consent/run-services.ts";

const ORIGIN = "https://likeness.example";

test.each([
  ["/", "Likeness", "/", "Likeness"],
  ["/categories/travel", "Travel photos", "/categories/travel", "Travel photos"],
  // the name someone gave a model, and its id, are theirs
  ["/tools/trainings/abc123", "Ada at 40 · Likeness", "/tools/trainings/:id", "/tools/trainings/:id"],
  ["/packs/abc123/", "Film noir for Ada", "/packs/:id", "/packs/:id"],
  ["/packs/new", "New pack", "/packs/new", "/packs/new"],
  ["/ada@example.com", "No page for ada@example.com", "/[e-mail]", "No page for [e-mail]"],
])("services are told of %s only what is everybody's", (pathname, title, address, told) => {
  expect(pageSeen(ORIGIN, pathname, title)).toEqual({ address: ORIGIN + address, title: told });
});

test.each([
  [`${ORIGIN}/reset-password?token=secret#top`, `${ORIGIN}/reset-password`],
  ["/verify-email?token=secret", "/verify-email"],
  ["GET /api/trpc/a,b?batch=1&input=%7B%7D failed", "GET /api/trpc/a,b failed"],
  ["sent to ada.b+c@mail.example.com today", "sent to [e-mail] today"],
  ["/media/trainings/abc/1.jpg?w=320", "/media/:id/abc/1.jpg"],
  [
    "/tools/virtual-people/abc and /dashboard/collections/abc",
    "/tools/virtual-people/:id and /dashboard/collections/:id",
  ],
  [`${ORIGIN}/packs/new?theme=travel`, `${ORIGIN}/packs/new`],
  [`${ORIGIN}/assets/root-abc.js:12:3`, `${ORIGIN}/assets/root-abc.js:12:3`],
  ["what is this? nothing", "what is this? nothing"],
])("a report says %j as %j", (text, clean) => {
  expect(withoutIds(text)).toBe(clean);
});

test("everything inside a report is cleaned, and what is no text stays as it is", () => {
  const bytes = new Uint8Array([1, 2]);
  expect(
    withoutIdsDeep({ url: "/a?b=c", list: [{ from: "x@y.example" }], count: 3, none: null, bytes }),
  ).toEqual({ url: "/a", list: [{ from: "[e-mail]" }], count: 3, none: null, bytes });
});

const PAGE = { address: `${ORIGIN}/`, title: "Likeness" };
const flush = () => new Promise((resolve) => setTimeout(resolve));

/** A service that writes down what happens to it. */
function recorder() {
  const log: string[] = [];
  const note = (event: string) => () => void log.push(event);
  return { log, service: { start: note("start"), see: note("see"), stop: note("stop") } };
}

test("an answer withdrawn while a service was on its way never starts it", async () => {
  const { log, service } = recorder();
  const { promise, resolve: arrive } = Promise.withResolvers<typeof service>();
  const follow = createRunner({ "error-replay": () => promise });
  follow(new Set(["error-replay"]), PAGE, 0);
  follow(new Set(), PAGE, 0);
  arrive(service);
  await flush();
  expect(log).not.toContain("start");
  expect(log).not.toContain("see");
});

test("a service whose code does not come is tried again at the next visit", async () => {
  const { log, service } = recorder();
  let tries = 0;
  const follow = createRunner({
    analytics: async () => {
      if (++tries === 1) throw new Error("no connection");
      return service;
    },
  });
  for (const visit of [0, 1]) {
    follow(new Set(["analytics"]), PAGE, visit);
    await flush();
  }
  expect([tries, log]).toEqual([2, ["start", "see"]]);
});
