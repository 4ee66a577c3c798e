import { expect, test } from "vitest";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, generationRow } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal, refusals } from "#tests/support/procedures/refusals.ts";

const harness = harnessForFile();
const DAY = 86_400_000;

/** Someone with two pictures in a collection, and a link to each. */
async function owner() {
  const person = await signedIn(harness, { credits: 10 });
  const { userId } = person;
  const chargeId = await addCharge(harness.db, userId);
  const [shown, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await harness.db.write([shown, other].map((id) => generationRow({ id, userId, chargeId })));
  for (const id of [shown, other])
    for (const width of [640, 1080])
      await harness.env.MEDIA.put(`outputs/${userId}/${id}.jpg/2-${width}.webp`, `${id} ${width}`, {
        httpMetadata: { contentType: "image/webp" },
      });
  const { shares, collections, generations } = person.client.trpc;
  const collectionId = crypto.randomUUID();
  await collections.create.mutate({ id: collectionId, name: "Red <b>coats</b>", ids: [shown, other] });
  const share = (kind: "picture" | "collection", days: 1 | 7 = 7) =>
    shares.create.mutate({
      id: crypto.randomUUID(),
      subject: { kind, id: kind === "picture" ? shown : collectionId },
      days,
    });
  return { ...person, shown, other, collectionId, shares, generations, share };
}

const open = (path: string) => newcomer(harness).client.fetch(path);
const status = async (path: string) => (await open(path)).status;

test("a link shows a stranger one picture, says that it was made with AI, and is kept and listed by nobody", async () => {
  const { share, shown, other } = await owner();
  const { path } = await share("picture");
  const page = await open(path);
  expect(page.status).toBe(200);
  const headers = {
    "cache-control": "private, no-store",
    "x-robots-tag": expect.stringContaining("noindex"),
  };
  expect(Object.fromEntries(page.headers)).toMatchObject(headers);
  const text = await page.text();
  expect(text).toContain("made with AI");
  expect(text).toContain(`${path}/${shown}`);
  const picture = await open(`${path}/${shown}`);
  expect(Object.fromEntries(picture.headers)).toMatchObject({ ...headers, "content-type": "image/webp" });
  expect(await picture.text()).toBe(`${shown} 640`);
  expect(await (await open(`${path}/${shown}?size=large`)).text()).toBe(`${shown} 1080`);
  expect(await status(`${path}/${other}`)).toBe(404);
});

test("a link shows a collection as it is when somebody looks, without what was deleted since", async () => {
  const { share, shown, other, generations } = await owner();
  const { path } = await share("collection");
  const text = await (await open(path)).text();
  expect(text).toContain("Red &lt;b&gt;coats&lt;/b&gt;");
  expect([text.includes(shown), text.includes(other)]).toEqual([true, true]);
  await generations.delete.mutate({ ids: [shown] });
  expect((await (await open(path)).text()).includes(shown)).toBe(false);
  expect([await status(`${path}/${shown}`), await status(`${path}/${other}`)]).toEqual([404, 200]);
});

test("a link that was revoked, has expired or was tampered with shows nothing from the next request on", async () => {
  const { share, shares, shown } = await owner();
  const [revoked, short, long] = [await share("picture"), await share("picture", 1), await share("picture")];
  const both = async ({ path }: { path: string }) => [await status(path), await status(`${path}/${shown}`)];
  expect(await both(revoked)).toEqual([200, 200]);
  for (let round = 0; round < 2; round++) await shares.revoke.mutate({ id: revoked.id });
  expect(await both(revoked)).toEqual([404, 404]);
  for (const path of [`${long.path}x`, long.path.replace(/\.[^.]+$/, ""), "/s/x", `/s/${long.id}.x`])
    expect([path, await status(path)]).toEqual([path, 404]);
  await harness.db.write([sql("UPDATE shareLink SET expires = ? WHERE id = ?", harness.now(), short.id)]);
  expect([await both(short), await both(long)]).toEqual([
    [404, 404],
    [200, 200],
  ]);
  const subject = { kind: "picture", id: shown } as const;
  expect((await shares.list.query({ subject })).map(({ path }) => path)).toEqual([long.path]);
});

test("a link shows nothing of who is banned or to be deleted, and nothing that lies in the trash", async () => {
  const { share, shown, generations, userId } = await owner();
  const { path } = await share("picture");
  await harness.db.write([sql("UPDATE user SET banned = 1 WHERE id = ?", userId)]);
  expect([await status(path), await status(`${path}/${shown}`)]).toEqual([404, 404]);
  await harness.db.write([sql("UPDATE user SET banned = 0 WHERE id = ?", userId)]);
  await generations.delete.mutate({ ids: [shown] });
  expect([await status(path), await status(`${path}/${shown}`)]).toEqual([404, 404]);
});

test("nobody shares, lists or revokes what is somebody else's, and one attempt makes one link", async () => {
  const [mine, stranger] = [await owner(), await owner()];
  const { id, path } = await mine.share("picture");
  const subject = { kind: "picture", id: mine.shown } as const;
  const again = { id, subject, days: 7 } as const;
  expect((await mine.shares.create.mutate(again)).path).toBe(path);
  expect(await mine.shares.list.query({ subject })).toHaveLength(1);
  const { shares } = stranger;
  expect(await shares.list.query({ subject })).toEqual([]);
  const collection = { kind: "collection", id: mine.collectionId } as const;
  const theirs = { kind: "picture", id: stranger.shown } as const;
  expect(
    await refusals([
      shares.create.mutate({ ...again, id: crypto.randomUUID() }),
      shares.create.mutate({ ...again, id: crypto.randomUUID(), subject: collection }),
      shares.create.mutate({ ...again, subject: theirs }),
      shares.revoke.mutate({ id }),
    ]),
  ).toEqual(Array.from({ length: 4 }, () => "NOT_FOUND"));
  expect(await status(path)).toBe(200);
  expect(await refusal(shares.create.mutate({ id: "1", subject, days: 7 }))).toBe("BAD_INPUT");
});

test("links leave no trace once they have expired for long", async () => {
  const { share } = await owner();
  const { id } = await share("picture");
  await harness.db.write([
    sql("UPDATE shareLink SET expires = ? WHERE id = ?", harness.now() - 31 * DAY, id),
  ]);
  await harness.cron("30 3 * * *");
  expect(await harness.db.first({ sql: "SELECT id FROM shareLink WHERE id = ?", args: [id] })).toBeNull();
});
