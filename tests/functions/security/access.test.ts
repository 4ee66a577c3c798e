import { expect, test } from "vitest";
import { requestDeletion } from "#db/queries/rights/deletion-request.ts";
import { createApp } from "#functions/app/app.ts";
import { REGISTRY } from "#functions/jobs/registry.ts";
import { newLink } from "#functions/services/accounts/account-link.ts";
import { type Access, PROCEDURE_ACCESS, ROUTE_ACCESS } from "#schema/access.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { SOME_ORDER } from "#tests/support/jobs/people/model-owner.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { callProcedure, PROCEDURES } from "#tests/support/procedures/call-procedure.ts";
import { readFailure } from "#tests/support/procedures/read-failure.ts";
import { sampleInput } from "#tests/support/procedures/sample-input.ts";
import { sample } from "#tests/support/tier.ts";

/** Everybody at every door: what the table says is what happens, and nothing stands open that it does not name. */
const harness = harnessForFile();

const ACTORS = ["visitor", "unverified", "user", "leaver", "staff", "admin", "banned"] as const;
type Actor = (typeof ACTORS)[number];

/** What each is refused with; null: may. */
const REFUSALS: Readonly<Record<Exclude<Access, "service">, Record<Actor, string | null>>> = {
  anyone: {
    visitor: null,
    unverified: null,
    user: null,
    leaver: null,
    staff: null,
    admin: null,
    banned: null,
  },
  leaving: row(null, null, null, null),
  person: row("NOT_SIGNED_IN", null, null, null),
  staff: row("NOT_SIGNED_IN", "STAFF_ONLY", null, null),
  admin: row("NOT_SIGNED_IN", "ADMIN_ONLY", "ADMIN_ONLY", null),
};

function row(leaver: string | null, user: string | null, staff: string | null, admin: string | null) {
  const out = "NOT_SIGNED_IN";
  return { visitor: out, unverified: out, user, leaver, staff, admin, banned: out };
}

/** The cookie of somebody new of this kind; whoever has not confirmed an address is given none. */
async function cookieOf(actor: Actor): Promise<string> {
  if (actor === "visitor" || actor === "unverified") return "";
  const role = { staff: "STAFF", admin: "ADMIN" }[actor as string] ?? "USER";
  const person = await signedIn(harness, { role, banned: actor === "banned" ? 1 : 0 });
  if (actor === "leaver") {
    const { userId } = person;
    const { id: linkId, tokenHash, expires: dueAt } = await newLink(harness.deps(), "KEEP_ACCOUNT");
    await harness.db.write(requestDeletion({ userId, linkId, tokenHash, dueAt, now: harness.now() }));
  }
  return person.cookie;
}

/** Those who only read are asked again and again; whoever writes may end their own session by it. */
const readers = new Map<Actor, Promise<string>>();
function readerCookie(actor: Actor): Promise<string> {
  const cookie = readers.get(actor) ?? cookieOf(actor);
  readers.set(actor, cookie);
  return cookie;
}

const requestKey = "00000000-0000-4000-8000-000000000000";
const place = { kind: "domain", value: "access.test" };
const promotion = {
  code: "ACCESS",
  credits: 1,
  startsAt: null,
  endsAt: null,
  maxRedemptions: 1,
  onlyNew: false,
};
const NEWS = {
  requestKey,
  subject: "News",
  title: "News",
  text: "There is news.",
  action: { label: "See", path: "/pricing" },
};
/** Inputs that a rule alone does not tell. */
const INPUTS: Readonly<Partial<Record<keyof typeof PROCEDURE_ACCESS, object>>> = {
  "account.requestEmailChange": { email: "new@example.com" },
  "account.confirmApp": { code: "123456" },
  "account.addPasskey": {
    answer: {
      ...{ id: "x", rawId: "x", type: "public-key", clientExtensionResults: {} },
      response: { clientDataJSON: btoa('{"challenge":"x"}') },
    },
    name: "x",
  },
  "edits.create": {
    requestKey,
    operation: "cut-out",
    inputs: { image: [{ kind: "edit", id: "x" }] },
    options: {},
  },
  "packs.generate": { requestKey, trainingId: "x", ...SOME_ORDER },
  "videoPacks.save": {
    ...{ id: "x", name: "x", model: "FRAMEPACK", quality: "LOW" },
    scenes: [requestKey, requestKey.replace("0", "1")].map((id) => ({
      ...{ id, shot: "arrival", prompt: "me in Paris", movement: "closer", seconds: 5 },
    })),
  },
  "videos.create": {
    requestKey,
    ...{ type: "IMAGE_TO_VIDEO", model: "FRAMEPACK", quality: "LOW" },
    inputs: { image: [{ kind: "upload", id: "x" }] },
    options: { prompt: "snow falls", seconds: 5, aspect: "9:16" },
  },
  "rewards.redeem": { code: "NO-SUCH-CODE" },
  "email.announce": NEWS,
  "email.previewAnnouncement": NEWS,
  "email.testAnnouncement": NEWS,
  "staff.banPlace": { requestKey, ...place, reason: "ABUSE", note: "" },
  "staff.unbanPlace": { requestKey, ...place },
  "staff.moveCredits": { id: "x", requestKey, reason: "A reason.", credits: 1 },
  "staff.createPromotion": { requestKey, ...promotion, note: "" },
};

/** Answered before anybody is asked who they are, and nothing of anybody's is in the answer. */
const TOLD_TO_ALL = { "account.confirmEmailChange": "LINK_EXPIRED" } as Record<string, string>;

/** Somebody new knocks for each call that writes: the gate sends those whose answers differ most. */
const WRITERS = sample(ACTORS, (actor) => ["visitor", "user", "staff"].includes(actor));

const DOORS = ["NOT_SIGNED_IN", "STAFF_ONLY", "ADMIN_ONLY"];

test("the table names every procedure, and none that is not there", () => {
  expect(Object.keys(PROCEDURE_ACCESS).toSorted()).toEqual(Object.keys(PROCEDURES).toSorted());
});

test.each(Object.entries(PROCEDURE_ACCESS))("%s is for: %s", async (path, access) => {
  const { type, inputs } = PROCEDURES[path]!._def;
  const input = INPUTS[path as keyof typeof INPUTS] ?? (inputs[0] && sampleInput(inputs[0]));
  const actors = type === "query" ? ACTORS : WRITERS;
  const refusals = Object.fromEntries(actors.map((actor) => [actor, REFUSALS[access][actor]]));
  const answers: Partial<Record<Actor, string | null>> = {};
  for (const actor of actors) {
    const cookie = await (type === "query" ? readerCookie : cookieOf)(actor);
    const response = await callProcedure(harness, { path, input, cookie });
    const { code } = response.ok ? { code: null } : readFailure(await response.json());
    expect([actor, code, response.status < 500 || response.status === 502]).not.toContain("INTERNAL");
    const shut = code !== null && DOORS.includes(code);
    answers[actor] = code === TOLD_TO_ALL[path] ? refusals[actor] : shut ? code : null;
    if (access === "staff" || access === "admin") expect([path, code]).not.toContain("BAD_INPUT");
  }
  expect(answers).toEqual(refusals);
});

const routes = createApp(() => {
  throw new Error("no request is made");
}).routes;

test("the table names every route, and none that is not there", () => {
  // what stands before others and the router of procedures, which has a table of its own
  const patterns = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  const before = ["/*", "/api/*", "/media/*", "/api/trpc/*", "/api/zips", "/api/exports", "/api/jobs/*"]
    .concat("/api/webhooks/*", "/api/unsubscribe", "/api/errors", "/s/*")
    .map((path) => `ALL ${path}`);
  expect([...patterns].filter((one) => !before.includes(one)).toSorted()).toEqual(
    Object.keys(ROUTE_ACCESS).toSorted(),
  );
});

/** What a route needs in its body before it looks who sends it; null where there is none. */
async function formFor(pattern: string): Promise<BodyInit | undefined> {
  const photos = ["/api/uploads", "/api/copies", "/api/account/picture"];
  if (photos.includes(pattern) || pattern.endsWith("/poster")) return photo(7);
  if (pattern === "/api/zips") return new URLSearchParams({ ids: "x" });
  return pattern === "/api/exports" ? new URLSearchParams({ token: "x".repeat(20), part: "1" }) : undefined;
}

/** And in its address. */
const QUERIES: Readonly<Record<string, string>> = { "/api/copies": `?id=${crypto.randomUUID()}` };

const CLOSED = Object.entries(ROUTE_ACCESS).filter(([, access]) => access !== "anyone");
test.each(CLOSED)("%s is for: %s", async (route, access) => {
  const [method, pattern] = route.split(" ") as [string, string];
  const names = pattern.includes(":name") ? Object.keys(REGISTRY) : ["none"];
  for (const name of names) {
    const form = method !== "GET" && access !== "service" ? await formFor(pattern) : undefined;
    const path = pattern.replace(/:[a-z]+(\{.*\})?/g, name);
    const answers: Partial<Record<Actor, boolean>> = {};
    for (const actor of ACTORS) {
      const headers = { cookie: await readerCookie(actor), origin: harness.url };
      const { status } = await fetch(`${harness.url}${path}${QUERIES[pattern] ?? ""}`, {
        method,
        headers,
        body: form,
      });
      answers[actor] = status !== 401 && status !== 403;
    }
    const admitted = access === "service" ? [] : ACTORS.filter((actor) => REFUSALS[access][actor] === null);
    expect([path, ACTORS.filter((actor) => answers[actor])]).toEqual([path, admitted]);
  }
});
