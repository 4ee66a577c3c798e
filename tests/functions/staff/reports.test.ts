import { expect, test } from "vitest";
import { MAX_OPEN_REPORTS } from "#schema/staff/reports.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, generationRow } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

let staff: Awaited<ReturnType<typeof signedIn>>;
const harness = harnessForFile({}, async (started) => {
  staff = await signedIn(started, { role: "STAFF" });
});
const DAY = 86_400_000;

/** Someone who shares a picture by two links. */
async function sharer() {
  const person = await signedIn(harness, { credits: 10 });
  const { userId, client } = person;
  const id = crypto.randomUUID();
  const chargeId = await addCharge(harness.db, userId);
  await harness.db.write([generationRow({ id, userId, chargeId })]);
  const share = () =>
    client.trpc.shares.create.mutate({
      id: crypto.randomUUID(),
      subject: { kind: "picture", id },
      days: 7,
    });
  return { ...person, pictureId: id, share, link: await share(), other: await share() };
}

/** What a stranger sends, from an address of their own. */
function report(path: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams({ id: crypto.randomUUID(), reason: "CONSENT", words: "", ...fields });
  return newcomer(harness).client.fetch(`${path}/report`, { method: "POST", body });
}
const status = async (path: string) => (await newcomer(harness).client.fetch(path)).status;
const desk = () => staff.client.trpc.staff;
const queued = async (userId: string) =>
  (await desk().reports.query()).find(({ owner }) => owner.id === userId);
const emailsOf = (template: string) =>
  rowsOf<{ to: string; params: string }>(
    harness.db,
    `SELECT "to", params FROM email WHERE template = ? ORDER BY createdAt`,
    template,
  );

test("whoever opens a link reports it without an account, and staff find it with what was said", async () => {
  const { link, email, userId } = await sharer();
  const page = await newcomer(harness).client.fetch(link.path);
  expect(await page.text()).toContain(`href="${link.path}/report"`);
  const form = await newcomer(harness).client.fetch(`${link.path}/report`);
  expect([form.status, form.headers.get("content-security-policy")]).toEqual([
    200,
    expect.stringContaining("form-action 'self'"),
  ]);
  const before = (await emailsOf("report-received")).length;
  const id = crypto.randomUUID();
  for (let round = 0; round < 2; round++)
    expect((await report(link.path, { id, words: " That is <b>me</b>. " })).status).toBe(200);
  expect((await report(link.path, { reason: "HATE" })).status).toBe(200);
  expect(await queued(userId)).toMatchObject({
    ...{ id, kind: "picture", owner: { email }, path: link.path },
    reports: [
      { reason: "CONSENT", words: "That is <b>me</b>." },
      { reason: "HATE", words: "" },
    ],
  });
  expect((await emailsOf("report-received")).length - before).toBe(1);
});

test("a form that lacks something comes back with what was typed; nothing is kept of it", async () => {
  const { link, userId } = await sharer();
  for (const [fields, said] of [
    [{ reason: "" }, "Choose a reason."],
    [{ reason: "OTHER", words: "  " }, "Say in a few words what is wrong."],
    [{ words: "x".repeat(1001) }, "Use at most 1000 characters."],
  ] as const) {
    const again = await report(link.path, fields);
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining(said)]);
  }
  const kept = await report(link.path, { reason: "", words: "<i>typed</i>" });
  expect(await kept.text()).toContain("&lt;i&gt;typed&lt;/i&gt;");
  expect(await queued(userId)).toBeUndefined();
  for (const path of ["/s/x", `${link.path}x`]) expect((await report(path)).status).toBe(404);
  const foreign = await fetch(`${harness.url}${link.path}/report`, {
    method: "POST",
    headers: { origin: "https://elsewhere.example" },
    body: new URLSearchParams({ id: crypto.randomUUID(), reason: "HATE", words: "" }),
  });
  expect(foreign.status).toBe(403);
});

test("a flood of reports of one link is kept up to a limit", async () => {
  const { link, userId } = await sharer();
  for (let n = 0; n < MAX_OPEN_REPORTS + 2; n++) expect((await report(link.path)).status).toBe(200);
  expect((await queued(userId))?.reports).toHaveLength(MAX_OPEN_REPORTS);
});

test("taken down, no link to it works at once, it cannot be shared again, its owner is told why, and it is logged", async () => {
  const { link, other, share, email, userId, pictureId } = await sharer();
  await report(link.path);
  await report(link.path, { reason: "SEXUAL" });
  expect([await status(link.path), await status(other.path)]).toEqual([200, 200]);
  const { id } = (await queued(userId))!;
  const decision = { id, decision: "TAKEN_DOWN", reason: "CONSENT" } as const;
  for (let round = 0; round < 2; round++) await desk().decideReport.mutate(decision);
  const paths = [link.path, `${link.path}/${pictureId}`, `${link.path}/report`, other.path];
  for (const path of paths) expect([path, await status(path)]).toEqual([path, 404]);
  expect(await refusal(share())).toBe("SHARE_TAKEN_DOWN");
  const told = (await emailsOf("share-taken-down")).filter(({ to }) => to === email);
  expect(told.map(({ params }) => JSON.parse(params))).toEqual([
    { kind: "picture", why: "it shows a person who did not agree" },
  ]);
  const { items } = await desk().audit.query({ limit: 20, person: userId });
  expect(items).toMatchObject([{ what: "share taken down", by: { email: staff.email }, person: { email } }]);
  expect(await queued(userId)).toBeUndefined();
  expect(await refusal(desk().decideReport.mutate({ id, decision: "KEPT" }))).toBe("CONFLICT");
});

/** Takes down what a link shows, by a stranger's report. */
async function takeDown({ link, userId }: Pick<Awaited<ReturnType<typeof sharer>>, "link" | "userId">) {
  await report(link.path);
  const { id } = (await queued(userId))!;
  await desk().decideReport.mutate({ id, decision: "TAKEN_DOWN", reason: "CONSENT" });
}

/** A collection of these pictures, and a link to it. */
async function collect({ client }: Pick<Awaited<ReturnType<typeof sharer>>, "client">, ids: string[]) {
  const id = crypto.randomUUID();
  await client.trpc.collections.create.mutate({ id, name: "Seaside", ids });
  const subject = { kind: "collection", id } as const;
  return client.trpc.shares.create.mutate({ id: crypto.randomUUID(), subject, days: 7 });
}

test("a picture that was taken down is shown by no collection's link, made before or after", async () => {
  const ada = await sharer();
  const { userId, pictureId } = ada;
  const chargeId = await addCharge(harness.db, userId);
  const other = crypto.randomUUID();
  await harness.db.write([generationRow({ id: other, userId, chargeId })]);
  const before = await collect(ada, [pictureId, other]);
  expect(await (await newcomer(harness).client.fetch(before.path)).text()).toContain(pictureId);
  await takeDown(ada);
  const after = await collect(ada, [other, pictureId]);
  for (const { path } of [before, after]) {
    const text = await (await newcomer(harness).client.fetch(path)).text();
    expect([text.includes(pictureId), text.includes(other)]).toEqual([false, true]);
    expect(await status(`${path}/${pictureId}`)).toBe(404);
  }
  expect(await status((await collect(ada, [pictureId])).path)).toBe(404);
});

test("of a collection that was taken down no picture is shown by another link, or shared by itself", async () => {
  const ada = await sharer();
  const { userId, pictureId, client, share, other } = ada;
  const [link, elsewhere] = [await collect(ada, [pictureId]), await collect(ada, [pictureId])];
  expect([await status(other.path), await status(elsewhere.path)]).toEqual([200, 200]);
  await takeDown({ link, userId });
  expect([await status(link.path), await status(other.path), await status(elsewhere.path)]).toEqual([
    404, 404, 404,
  ]);
  const subject = { kind: "picture", id: pictureId } as const;
  expect(await client.trpc.shares.list.query({ subject })).toEqual([]);
  // nor once it has left the collection
  await harness.db.write([sql("DELETE FROM collectionItem WHERE itemId = ?", pictureId)]);
  expect(await refusal(share())).toBe("SHARE_TAKEN_DOWN");
  expect(await queued(userId)).toBeUndefined();
});

test("kept, the link goes on, nobody is written to, it is logged, and what comes later is a new report", async () => {
  const { link, email, userId } = await sharer();
  await report(link.path);
  const { id } = (await queued(userId))!;
  await desk().decideReport.mutate({ id, decision: "KEPT" });
  expect([await status(link.path), await queued(userId)]).toEqual([200, undefined]);
  expect((await emailsOf("share-taken-down")).filter(({ to }) => to === email)).toEqual([]);
  const { items } = await desk().audit.query({ limit: 20, person: userId });
  expect(items.map(({ what }) => what)).toEqual(["share kept"]);
  await report(link.path, { reason: "RIGHTS" });
  expect((await queued(userId))?.reports).toMatchObject([{ reason: "RIGHTS" }]);
});

test("a report outlives its link; what was kept goes after its time, what was taken down stays", async () => {
  const [kept, down] = [await sharer(), await sharer()];
  for (const { link } of [kept, down]) await report(link.path);
  await kept.client.trpc.shares.revoke.mutate({ id: kept.link.id });
  const [first, second] = [(await queued(kept.userId))!, (await queued(down.userId))!];
  expect([first.path, second.path]).toEqual([null, down.link.path]);
  await desk().decideReport.mutate({ id: first.id, decision: "KEPT" });
  await desk().decideReport.mutate({ id: second.id, decision: "TAKEN_DOWN", reason: "OTHER" });
  const ids = [first.id, second.id];
  await harness.db.write(
    ids.map((id) => sql("UPDATE shareReport SET decidedAt = ? WHERE id = ?", harness.now() - 91 * DAY, id)),
  );
  await harness.cron("30 3 * * *");
  const left = await rowsOf<{ id: string }>(
    harness.db,
    "SELECT id FROM shareReport WHERE id IN (?, ?)",
    ...(ids as [string, string]),
  );
  expect(left.map(({ id }) => id)).toEqual([second.id]);
});
