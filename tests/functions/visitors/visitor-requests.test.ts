import { expect, test, vi } from "vitest";
import { RETENTION_HOURS } from "#schema/retention/lengths.ts";
import { HOUSE_ACCOUNT, VISITOR_STRIKES } from "#schema/visitors/visitor-rules.ts";
import { refuse } from "#scripts/local/inference/requests/request-failure.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { rowOf, rowsOf, sql } from "#tests/support/database/sql.ts";
import { expectConsistent, stored } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { standInProvider } from "#tests/support/jobs/stand-in-provider.ts";
import { PHOTO_PRICE, spentByVisitors, visitor } from "#tests/support/jobs/visitors.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** A visitor's picture: from the photo to the file, theirs alone, and gone within a day. */
const { harness, engine } = jobHarnessForFile();
const HOUR = 3_600_000;

const answer = (image: object) => ({ images: [image], seed: 5 });
const provider = (change = answer, options?: { losesAnswers?: boolean }) =>
  standInProvider(harness, change, options);
const spent = () => spentByVisitors(harness);

/** Somebody who has begun a picture of their photo. */
async function begun(change = answer, options?: { losesAnswers?: boolean }) {
  const asked = provider(change, options);
  const someone = visitor(harness);
  const photo = await someone.photoCode();
  await someone.ended();
  const before = await spent();
  const { id } = await someone.ask({ photo, choices: { animal: "a barn owl" } });
  return { ...someone, asked, photo, before, id };
}

test("a photo is redrawn as was chosen, safety check on, paid by the house and seen by its own browser", async () => {
  const { asked, client, before, id, ended, visitors } = await begun();
  const [made, ...others] = await ended();
  expect(others).toEqual([]);
  expect(made).toMatchObject({ id, tool: "animalify", status: "COMPLETED", failure: null });
  expect(asked[0]).toMatchObject({
    endpoint: "fal-ai/bytedance/seedream/v4/edit",
    input: { enable_safety_checker: true, num_images: 1, prompt: expect.stringContaining("a barn owl") },
  });
  expect(await spent()).toBe(before + PHOTO_PRICE);
  const { url } = made!.pictures[0]!;
  const shown = await client.fetch(url);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const saved = await client.fetch(`${url}?download`);
  expect(saved.headers.get("content-disposition")).toMatch(
    /attachment; filename="likeness-animalify\.(png|jpg)"/,
  );
  // neither the cookie nor the address stands anywhere
  const row = await rowOf<Record<string, string>>(
    harness.db,
    "SELECT * FROM visitorRequest WHERE id = ?",
    id,
  );
  expect(row).toMatchObject({ permission: "2026-11-25" });
  expect(`${row?.browserHash}${row?.addressHash}`).not.toContain("10.");
  expect(await visitors.list.query({ tool: "toy-ify" })).toEqual([]);
  await expectConsistent(harness, HOUSE_ACCOUNT);
});

test("nobody else sees it: not from the same address, not signed in, not by its number", async () => {
  const { ip, id, ended } = await begun();
  const [made] = await ended();
  const { url } = made!.pictures[0]!;
  const neighbour = visitor(harness, { ip });
  await neighbour.photoCode();
  const person = await signedIn(harness, { role: "ADMIN" });
  for (const { client } of [neighbour, person, visitor(harness)]) {
    expect((await client.fetch(url)).status).toBe(404);
    expect((await client.fetch(`/media/outputs/${HOUSE_ACCOUNT}/${id}/1/0.jpg`)).status).not.toBe(200);
    expect(await client.trpc.visitors.list.query({ tool: "animalify" })).toEqual([]);
    expect(await refusal(client.trpc.visitors.delete.mutate({ id }))).toBe("NOT_FOUND");
  }
  // a cookie that somebody made up is none
  const forger = visitor(harness);
  forger.client.keep("likeness.visitor=00000000-0000-4000-8000-000000000000.forged");
  expect((await forger.client.fetch(url)).status).toBe(404);
});

test("at a banned address it is not shown, and is again once the ban is lifted", async () => {
  const { ip, client, ended, visitors } = await begun();
  const [made] = await ended();
  const seen = async () => [
    (await visitors.list.query({ tool: "animalify" })).length,
    (await client.fetch(made!.pictures[0]!.url)).status,
  ];
  expect(await seen()).toEqual([1, 200]);
  const desk = (await signedIn(harness, { role: "ADMIN" })).client.trpc.staff;
  const place = { kind: "address" as const, value: ip };
  const key = () => ({ requestKey: crypto.randomUUID() });
  await desk.banPlace.mutate({ ...place, reason: "ABUSE", note: "", ...key() });
  expect(await seen()).toEqual([0, 404]);
  await desk.unbanPlace.mutate({ ...place, ...key() });
  expect(await seen()).toEqual([1, 200]);
});

test("nothing of it is stored after a day, and nothing of the photo after a few hours", async () => {
  const { id, client, ended, describe } = await begun();
  const [made] = await ended();
  const photos = async () =>
    [...(await stored(harness, HOUSE_ACCOUNT))].filter((key) => key.startsWith("uploads/"));
  expect(await photos()).not.toEqual([]);
  await refusal(describe("a nude woman"));
  const rows = () => rowsOf(harness.db, "SELECT id FROM visitorRequest UNION SELECT id FROM visitorStrike");
  harness.advance(RETENTION_HOURS.visitorPhoto * HOUR - 60_000);
  await harness.cron("* * * * *");
  expect(await photos()).toEqual([]);
  expect((await client.fetch(made!.pictures[0]!.url)).status).toBe(200);
  harness.advance((RETENTION_HOURS.visitorResult - RETENTION_HOURS.visitorPhoto) * HOUR + 120_000);
  await harness.cron("* * * * *");
  expect([...(await stored(harness, HOUSE_ACCOUNT))]).toEqual([]);
  expect(await rows()).toEqual([]);
  expect(await rowsOf(harness.db, "SELECT prefix FROM mediaGarbage")).toEqual([]);
  expect((await client.fetch(made!.pictures[0]!.url)).status).toBe(404);
  // what the ledger needs stays, and says nothing of anybody
  const job = await rowOf<Record<string, string>>(harness.db, "SELECT * FROM job WHERE id = ?", id);
  expect(job).toMatchObject({ options: "{}", result: "{}" });
  const [input] = await rowsOf(harness.db, "SELECT 1 FROM jobInput WHERE jobId = ?", id);
  expect(input).toBeUndefined();
});

test("its owner deletes it before, once the work is over", async () => {
  engine.pause();
  const { id, client, visitors, ended } = await begun();
  expect(await refusal(visitors.delete.mutate({ id }))).toBe("NOT_FOUND");
  engine.resume();
  const [made] = await ended();
  await visitors.delete.mutate({ id });
  expect(await visitors.list.query({ tool: "animalify" })).toEqual([]);
  expect((await client.fetch(made!.pictures[0]!.url)).status).toBe(404);
  await harness.cron("* * * * *");
  const keys = [...(await stored(harness, HOUSE_ACCOUNT))];
  expect(keys.filter((key) => key.includes(id))).toEqual([]);
});

test("what waits is stopped by its own browser and costs nothing; what has begun is not", async () => {
  engine.pause();
  const someone = await begun();
  const { photo, before, visitors } = someone;
  const others = [await someone.ask({ photo }), await someone.ask({ photo })];
  const ids = [someone, ...others].map(({ id }) => id);
  const submitted = () => rowsOf(harness.db, "SELECT id FROM job WHERE status = 'SUBMITTED'");
  await vi.waitUntil(async () => (await submitted()).length === 3);
  const stranger = visitor(harness);
  await stranger.photoCode();
  const stops = async (who: Pick<typeof someone, "visitors">) => {
    const told = [];
    for (const id of ids) told.push(await refusal(who.visitors.cancel.mutate({ id })));
    return told.sort();
  };
  expect(await stops(stranger)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
  // our local queue works on two at once
  expect(await stops(someone)).toEqual(["VISITOR_BEGUN", "VISITOR_BEGUN", null]);
  const failures = (await visitors.list.query({ tool: "animalify" })).map(({ failure }) => failure);
  expect(failures.filter(Boolean)).toEqual(["This was stopped before it began."]);
  engine.resume();
  const ended = await someone.ended();
  expect(ended.filter(({ status }) => status === "COMPLETED")).toHaveLength(2);
  expect(await spent()).toBe(before + 2 * PHOTO_PRICE);
  expect(await stops(someone)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
  await expectConsistent(harness, HOUSE_ACCOUNT);
});

test("the same request again, at once or later, is one picture and one charge", async () => {
  provider();
  const someone = visitor(harness);
  const wish = { photo: await someone.photoCode(), requestKey: crypto.randomUUID() };
  await someone.ended();
  const before = await spent();
  const ids = await Promise.all([someone.ask(wish), someone.ask(wish), someone.ask(wish)]);
  await someone.ended();
  ids.push(await someone.ask(wish));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  expect(await spent()).toBe(before + PHOTO_PRICE);
  // the same key of another browser is another request
  const other = visitor(harness);
  expect((await other.ask({ ...wish, photo: await other.photoCode() })).id).not.toBe(ids[0]!.id);
});

test("a photo is worked on only in the browser that sent it, ticked, unchanged and for an hour", async () => {
  provider();
  const someone = visitor(harness);
  expect((await someone.sendPhoto(1, "")).status).toBe(400);
  expect((await someone.sendPhoto(1, "?permission=1999-01-01")).status).toBe(400);
  const photo = await someone.photoCode();
  const other = visitor(harness);
  await other.photoCode();
  expect(await refusal(other.ask({ photo }))).toBe("VISITOR_PHOTO_GONE");
  expect(await refusal(someone.ask({ photo: photo.replace("uploads/", "outputs/") }))).toBe(
    "VISITOR_PHOTO_GONE",
  );
  expect(await refusal(someone.ask({}))).toBe("BAD_INPUT");
  expect(await refusal(someone.ask({ photo, choices: { animal: "a unicorn" } }))).toBe("BAD_INPUT");
  expect(await refusal(someone.ask({ photo, tool: "voice-cloning" }))).toBe("BAD_INPUT");
  expect(await refusal(someone.ask({ photo, tool: "constructor" }))).toBe("BAD_INPUT");
  harness.advance(HOUR + 1000);
  expect(await refusal(someone.ask({ photo }))).toBe("VISITOR_PHOTO_GONE");
});

test("refused words count against browser and network, and deleting cookies does not end the pause", async () => {
  provider();
  const ip = "198.51.100.7";
  const { browser, address } = VISITOR_STRIKES.PROMPT;
  const say = (who: ReturnType<typeof visitor>) => refusal(who.describe("a nude woman"));
  const someone = visitor(harness, { ip });
  const requestKey = crypto.randomUUID();
  // the same request again is one strike, one with other words another
  for (const words of ["a nude woman", "a nude woman", "a nude man"])
    expect(await refusal(someone.describe(words, { requestKey }))).toBe("PROMPT_REFUSED");
  for (let n = 2; n < browser; n++) expect(await say(someone)).toBe("PROMPT_REFUSED");
  expect(await refusal(someone.describe())).toBe("VISITOR_PAUSED");
  const cleared = visitor(harness, { ip });
  expect(await refusal(cleared.describe())).toBeNull();
  // the rest of what the network may
  await harness.db.write([
    sql("UPDATE visitorStrike SET browserHash = 'another browser'"),
    ...Array.from({ length: address - browser }, (_, n) =>
      sql(
        `INSERT INTO visitorStrike (id, browserHash, addressHash, kind, createdAt)
         SELECT 'more ' || ?, browserHash, addressHash, kind, createdAt FROM visitorStrike LIMIT 1`,
        n,
      ),
    ),
  ]);
  for (const who of [cleared, visitor(harness, { ip })])
    expect(await refusal(who.describe())).toBe("VISITOR_PAUSED");
  expect(await refusal(visitor(harness).describe())).toBeNull();
});

test("with a photo of somebody the stricter rules hold, and no choice undresses anybody", async () => {
  provider();
  const someone = visitor(harness);
  const photo = await someone.photoCode();
  const add = (what: string) => refusal(someone.ask({ photo, tool: "add-object", choices: { what } }));
  expect(await add("a bikini on her")).toBe("LIKENESS_SEXUAL");
  expect(await add("a small child beside her")).toBe("LIKENESS_YOUNG");
  expect(
    await refusal(someone.ask({ photo, tool: "clothes-changer", choices: { garment: "nothing" } })),
  ).toBe("BAD_INPUT");
});

test("a held-back picture keeps its charge, counts against who asked for it, and never pauses the house", async () => {
  engine.cutOut = () =>
    Promise.reject(refuse({ loc: ["body"], msg: "No.", type: "content_policy_violation" }));
  const { HELD_BACK } = VISITOR_STRIKES;
  provider();
  const someone = visitor(harness);
  const photo = await someone.photoCode();
  await someone.ended();
  const before = await spent();
  for (let n = 1; n <= HELD_BACK.browser; n++) {
    await someone.ask({ photo });
    const [last] = await someone.ended();
    expect(last).toMatchObject({ status: "FAILED", pictures: [] });
    expect(last?.failure).toMatch(/^Our safety check held this picture back\. Try/);
  }
  expect(await spent()).toBe(before + HELD_BACK.browser * PHOTO_PRICE);
  expect(await refusal(someone.ask({ photo }))).toBe("VISITOR_PAUSED");
  expect(await refusal(visitor(harness).describe())).toBeNull();
  expect(await rowsOf(harness.db, "SELECT id FROM safetyStrike UNION SELECT id FROM safetyReview")).toEqual(
    [],
  );
  expect(await harness.audit()).toEqual([]);
});

test("a banned network gets nothing", async () => {
  provider();
  const ip = "198.51.100.9";
  await harness.db.write([
    sql("INSERT INTO bannedIp (ipAddress, reason, createdAt) VALUES (?, 'ABUSE', 1)", ip),
  ]);
  expect(await refusal(visitor(harness, { ip }).describe())).toBe("BANNED");
});
