import { expect, test } from "vitest";
import { SHOWCASE_SECONDS, type ShowcaseDecision, type ThemeShowcases } from "#schema/catalogue/showcases.ts";
import { MAX_OPEN_SHOWCASES } from "#schema/limits.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, generationRow, insertInto, trainingRow } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

let staff: Awaited<ReturnType<typeof signedIn>>;
const harness = harnessForFile({}, async (started) => {
  staff = await signedIn(started, { role: "STAFF" });
});
const PACK = "mobster/the-don";
const consent = "2026-11-25" as const;

/** Someone with pictures a pack made. */
async function owner(input: { pack?: string; count?: number } = {}) {
  const person = await signedIn(harness, { credits: 5 });
  const { userId } = person;
  const own = { userId, chargeId: await addCharge(harness.db, userId) };
  const trainingId = crypto.randomUUID();
  const pictures: string[] = Array.from({ length: input.count ?? 1 }, () => crypto.randomUUID());
  await harness.db.write([
    trainingRow({ id: trainingId, ...own }),
    ...pictures.map((id) => generationRow({ id, ...own, trainingId, promptPackId: input.pack ?? PACK })),
  ]);
  for (const id of pictures)
    await harness.env.MEDIA.put(`outputs/${userId}/${id}.jpg/2-640.webp`, `picture ${id}`, {
      httpMetadata: { contentType: "image/webp" },
    });
  const offer = (pictureId = pictures[0]!, id: string = crypto.randomUUID()) =>
    person.client.trpc.showcases.offer.mutate({ id, pictureId, consent });
  return { ...person, pictures, offer };
}

const anybody = () => newcomer(harness).client;
const shown = async (theme = "mobster") =>
  (await (await anybody().fetch(`/api/catalogue/showcases/${theme}`)).json()) as ThemeShowcases;
const status = async (id: string) => (await anybody().fetch(`/api/showcases/${id}`)).status;
const decide = (id: string, decision: ShowcaseDecision) =>
  staff.client.trpc.staff.decideShowcase.mutate({ id, decision });

test("offered, nobody but staff sees it; approved, everybody does on its pack's and theme's pages; withdrawn, nobody", async () => {
  const ada = await owner();
  const id = crypto.randomUUID();
  await ada.offer(ada.pictures[0], id);
  await ada.offer(ada.pictures[0], id);
  expect([await status(id), (await shown()).all]).toEqual([404, []]);
  const [open] = await staff.client.trpc.staff.showcases.query();
  expect(open).toMatchObject({ id, owner: { id: ada.userId } });
  expect((await staff.client.fetch(open!.imageUrl)).status).toBe(200);
  expect((await ada.client.fetch(open!.imageUrl)).status).toBe(403);
  await decide(id, "APPROVED");
  await decide(id, "APPROVED");
  expect(await refusal(decide(id, "REFUSED"))).toBe("CONFLICT");
  const { all, chosen } = await shown();
  expect([all.map((one) => [one.id, one.pack]), chosen]).toEqual([[[id, PACK]], [id]]);
  const category = "SELECT showcaseImages FROM promptCategory WHERE id = 'mobster'";
  expect(await rowsOf(harness.db, category)).toEqual([{ showcaseImages: JSON.stringify([id]) }]);
  const picture = await anybody().fetch(all[0]!.imageUrl);
  expect(picture.headers.get("cache-control")).toBe(`public, max-age=${SHOWCASE_SECONDS}, immutable`);
  expect(await picture.text()).toBe(`picture ${ada.pictures[0]}`);
  expect(JSON.stringify(all)).not.toContain(ada.userId);
  await ada.client.trpc.showcases.withdraw.mutate({ id });
  await ada.client.trpc.showcases.withdraw.mutate({ id });
  expect([await status(id), await shown()]).toEqual([404, { all: [], chosen: [] }]);
  expect(await rowsOf(harness.db, category)).toEqual([{ showcaseImages: "[]" }]);
  expect(await ada.client.trpc.showcases.list.query()).toMatchObject([{ id, state: "withdrawn" }]);
  // and may be offered anew
  await ada.offer();
});

test("it goes with its picture, its owner's ban and its theme", async () => {
  const ada = await owner({ count: 3 });
  const ids = ada.pictures.map(() => crypto.randomUUID());
  for (const [index, id] of ids.entries()) {
    await ada.offer(ada.pictures[index], id);
    await decide(id, "APPROVED");
  }
  const statuses = () => Promise.all(ids.map(status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await ada.client.trpc.generations.delete.mutate({ ids: [ada.pictures[0]!] });
  expect(await statuses()).toEqual([404, 200, 200]);
  await harness.db.write([sql("DELETE FROM generation WHERE id = ?", ada.pictures[1]!)]);
  expect(await statuses()).toEqual([404, 404, 200]);
  await harness.db.write([sql("UPDATE promptCategory SET isPublic = 0 WHERE id = 'mobster'")]);
  expect((await shown()).all).toEqual([]);
  await harness.db.write([
    sql("UPDATE promptCategory SET isPublic = 1 WHERE id = 'mobster'"),
    sql("UPDATE user SET banned = 1 WHERE id = ?", ada.userId),
  ]);
  expect(await statuses()).toEqual([404, 404, 404]);
});

test("an approved one is shown no more once its picture was taken down after a report", async () => {
  const ada = await owner();
  const [id, pictureId] = [crypto.randomUUID(), ada.pictures[0]!];
  await ada.offer(pictureId, id);
  await decide(id, "APPROVED");
  const isListed = async () => (await shown()).all.some((one) => one.id === id);
  expect([await status(id), await isListed()]).toEqual([200, true]);
  await harness.db.write([
    insertInto("shareReport", {
      ...{
        id: crypto.randomUUID(),
        shareId: "gone",
        kind: "picture",
        subjectId: pictureId,
        userId: ada.userId,
      },
      ...{ reason: "CONSENT", words: "", createdAt: 1, decision: "TAKEN_DOWN", decidedAt: 2 },
    }),
  ]);
  expect([await status(id), await isListed()]).toEqual([404, false]);
  expect((await shown()).chosen).not.toContain(id);
});

test("staff take an approved one off: nobody is given it from then on, and its owner is told", async () => {
  const ada = await owner();
  const id = crypto.randomUUID();
  await ada.offer(ada.pictures[0], id);
  // it is not shown yet, and waits for a decision
  expect(await refusal(decide(id, "TAKEN_OFF"))).toBe("CONFLICT");
  await decide(id, "APPROVED");
  expect([await status(id), (await shown()).chosen.includes(id)]).toEqual([200, true]);
  await decide(id, "TAKEN_OFF");
  await decide(id, "TAKEN_OFF");
  expect(await refusal(decide(id, "APPROVED"))).toBe("CONFLICT");
  const { all, chosen } = await shown();
  expect([await status(id), all.some((one) => one.id === id), chosen.includes(id)]).toEqual([
    404,
    false,
    false,
  ]);
  const [category] = await rowsOf<{ showcaseImages: string }>(
    harness.db,
    "SELECT showcaseImages FROM promptCategory WHERE id = 'mobster'",
  );
  expect(category?.showcaseImages).not.toContain(id);
  const told = "SELECT params FROM email WHERE template = 'showcase-decided' AND \"to\" = ? ORDER BY rowid";
  expect(await rowsOf(harness.db, told, ada.email)).toEqual([
    { params: '{"approved":"yes","pack":"The Don"}' },
    { params: '{"approved":"no longer","pack":"The Don"}' },
  ]);
  const { items } = await staff.client.trpc.staff.audit.query({ limit: 9, person: ada.userId });
  expect(items.map(({ what }) => what).toSorted()).toEqual(["showcase approved", "showcase taken off"]);
  expect(await ada.client.trpc.showcases.list.query()).toMatchObject([{ id, state: "refused" }]);
  // the picture stays its owner's
  const picture = "SELECT deletedAt FROM generation WHERE id = ?";
  expect(await rowsOf(harness.db, picture, ada.pictures[0]!)).toEqual([{ deletedAt: null }]);
});

test("refused, nobody sees it and its owner is told", async () => {
  const ada = await owner();
  const id = crypto.randomUUID();
  await ada.offer(ada.pictures[0], id);
  await decide(id, "REFUSED");
  expect(await status(id)).toBe(404);
  expect(await ada.client.trpc.showcases.list.query()).toMatchObject([{ state: "refused" }]);
  const told = await rowsOf(
    harness.db,
    "SELECT params FROM email WHERE template = 'showcase-decided' AND \"to\" = ?",
    ada.email,
  );
  expect(told).toEqual([{ params: '{"approved":"no","pack":"The Don"}' }]);
});

test("only pictures of one's own that a pack made, none of packs for people with an account, none twice, not too many", async () => {
  const [ada, eve] = [await owner({ count: MAX_OPEN_SHOWCASES + 1 }), await owner()];
  expect(await refusal(eve.offer(ada.pictures[0]))).toBe("NOT_FOUND");
  await harness.db.write([sql("UPDATE generation SET promptPackId = NULL WHERE id = ?", eve.pictures[0]!)]);
  expect(await refusal(eve.offer())).toBe("NO_SHOWCASE");
  const own = { userId: eve.userId, chargeId: await addCharge(harness.db, eve.userId) };
  const [{ id: intimate } = { id: "" }] = await rowsOf<{ id: string }>(
    harness.db,
    "SELECT promptPackId AS id FROM promptPackCategory WHERE promptCategoryId = 'boudoir' LIMIT 1",
  );
  await harness.db.write([generationRow({ id: "intimate", ...own, promptPackId: intimate })]);
  expect(await refusal(eve.offer("intimate"))).toBe("NO_SHOWCASE");
  for (const picture of ada.pictures.slice(0, MAX_OPEN_SHOWCASES)) await ada.offer(picture);
  expect(await refusal(ada.offer(ada.pictures[0]))).not.toBeNull();
  expect(await refusal(ada.offer(ada.pictures.at(-1)))).toBe("SHOWCASE_LIMIT");
  const bare = { id: crypto.randomUUID(), pictureId: ada.pictures[0]!, consent: "" as never };
  expect(await refusal(ada.client.trpc.showcases.offer.mutate(bare))).toBe("BAD_INPUT");
});

test("a picture of nobody, or made with a model that somebody else opened, is not offered", async () => {
  const ada = await owner({ count: 2 });
  const grace = await owner();
  const [nobody, lent] = ada.pictures as [string, string];
  await harness.db.write([
    sql("UPDATE generation SET isVirtual = 1 WHERE id = ?", nobody),
    sql(
      "UPDATE generation SET trainingId = (SELECT trainingId FROM generation WHERE id = ?) WHERE id = ?",
      grace.pictures[0]!,
      lent,
    ),
  ]);
  for (const picture of [nobody, lent]) expect(await refusal(ada.offer(picture))).toBe("NOT_FOUND");
});

test.each(["person", "address"] as const)(
  "an approved one goes with a ban of its owner's %s, and comes back with its end",
  async (kind) => {
    const ada = await owner();
    const id = crypto.randomUUID();
    await ada.offer(ada.pictures[0], id);
    await decide(id, "APPROVED");
    const ip = `198.51.77.${kind.length}`;
    await harness.db.write([sql("UPDATE session SET ipaddress = ? WHERE userId = ?", ip, ada.userId)]);
    const { staff: desk } = (await signedIn(harness, { role: "ADMIN" })).client.trpc;
    const isListed = async () => (await shown()).all.some((one) => one.id === id);
    expect([await status(id), await isListed()]).toEqual([200, true]);

    const ban = { reason: "ABUSE", note: "", requestKey: crypto.randomUUID() } as const;
    if (kind === "person") await desk.banPerson.mutate({ id: ada.userId, ...ban });
    else await desk.banPlace.mutate({ kind, value: ip, ...ban });
    expect([await status(id), await isListed()]).toEqual([404, false]);

    const undo = { requestKey: crypto.randomUUID() };
    if (kind === "person") await desk.unbanPerson.mutate({ id: ada.userId, ...undo });
    else await desk.unbanPlace.mutate({ kind, value: ip, ...undo });
    expect([await status(id), await isListed()]).toEqual([200, true]);
  },
);
