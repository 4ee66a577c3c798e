import { expect, test } from "vitest";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { refusedBy } from "#tests/support/database/database.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

let staff: Awaited<ReturnType<typeof signedIn>>;
const harness = harnessForFile({}, async (started) => {
  staff = await signedIn(started, { role: "STAFF" });
});
const audit = (input: object) => staff.client.trpc.staff.audit.query(input);

/** So many acts of somebody new, all of one moment. */
async function acts(count: number) {
  const by = await signedIn(harness, { role: "STAFF" });
  const ada = await signedIn(harness);
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const [userId, extra, now] = [ada.userId, { credits: 1 }, harness.now()];
  await harness.db.write(
    ids.map((id) =>
      noteStaffAction({ id, actor: by, what: "credits granted", userId, reason: "A test.", extra, now }),
    ),
  );
  return { by, ada, ids };
}

test("what is in it can neither be changed, deleted nor replaced, and the same act again is passed over", async () => {
  const { by, ada, ids } = await acts(1);
  const [id] = ids as [string];
  const rows = () => rowsOf(harness.db, "SELECT rowid, * FROM staffAction WHERE staffId = ?", by.userId);
  const before = await rows();
  for (const change of ["UPDATE staffAction SET reason = 'x'", "DELETE FROM staffAction"])
    expect(await refusedBy(harness.db, sql(`${change} WHERE id = ?`, id))).toBe("audit_append_only");
  const columns = "INTO staffAction (rowid, id, staffId, what, extra, createdAt) SELECT";
  const again = `rowid, 'other', staffId, 'unblocked', extra, 1 FROM staffAction WHERE id = ?`;
  for (const verb of ["INSERT OR REPLACE", "INSERT"]) {
    const same = again.replace("'other'", "id").replace("rowid", "rowid + 1000");
    expect(await refusedBy(harness.db, sql(`${verb} ${columns} ${again}`, id))).toBe(null);
    expect(await refusedBy(harness.db, sql(`${verb} ${columns} ${same}`, id))).toBe(null);
  }
  const hidden = `INSERT ${columns} ${again.replace("rowid", "-1")}`;
  expect(await refusedBy(harness.db, sql(hidden, id))).toBe("audit_append_only");
  expect(await refusedBy(harness.db, sql("DELETE FROM user WHERE id = ?", ada.userId))).toMatch(/FOREIGN/);
  expect(await rows()).toEqual(before);
});

test("it is read page by page, whoever it was by, also where many share a moment", async () => {
  const { by, ada, ids } = await acts(7);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof audit>> = await audit({ by: by.email, limit: 3, cursor });
    expect(page.items.length).toBeLessThanOrEqual(3);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(ids.toSorted().toReversed());
  const [line] = (await audit({ by: by.userId })).items;
  expect(line).toMatchObject({
    what: "credits granted",
    by: { id: by.userId, email: by.email },
    person: { id: ada.userId, email: ada.email },
    reason: "A test.",
    extra: { credits: 1 },
  });
});

test("filters narrow it: the act, the person, the days; and nobody is nobody", async () => {
  const { ada } = await acts(2);
  const person = ada.email.toUpperCase();
  const count = async (input: object) => (await audit({ person, ...input })).items.length;
  const now = (await audit({ person })).items[0]!.createdAt;
  const later = new Date(now.getTime() + 1);
  expect(await count({})).toBe(2);
  expect(await count({ act: "credits granted", by: null })).toBe(2);
  expect(await count({ act: "blocked" })).toBe(0);
  expect(await count({ from: now, before: later })).toBe(2);
  expect(await count({ from: later })).toBe(0);
  expect(await count({ before: now })).toBe(0);
  expect(await count({ by: "nobody@example.com" })).toBe(0);
});

test("a page goes on after the longest id there is, that of a look at somebody", async () => {
  const one = await signedIn(harness, { role: "STAFF" });
  for (const other of [await signedIn(harness), await signedIn(harness)])
    await one.client.trpc.staff.person.query({ id: other.userId });
  const first = await audit({ by: one.userId, limit: 1 });
  const next = await audit({ by: one.userId, limit: 1, cursor: first.nextCursor });
  expect([first, next].map(({ items }) => items[0]?.what)).toEqual(["looked at", "looked at"]);
  expect(next.nextCursor).toBe(null);
});

test("who looks for people stands in it once for each hour and words, which it does not tell", async () => {
  const one = await signedIn(harness, { role: "STAFF" });
  const name = `Quillfeather ${crypto.randomUUID()}`;
  await signedIn(harness, { name });
  const searches = ["nobody-at-all", name, name.toUpperCase()];
  for (const search of searches) await one.client.trpc.staff.people.query({ search });
  const { items } = await audit({ by: one.userId });
  expect(items.map(({ what, person, extra }) => ({ what, person, extra }))).toEqual([
    { what: "searched", person: null, extra: { found: 1 } },
    { what: "searched", person: null, extra: { found: 0 } },
  ]);
  expect(JSON.stringify(items)).not.toMatch(/quillfeather|nobody-at-all/i);
});

test("what makes no sense is refused", async () => {
  expect(await refusal(audit({ cursor: "x" }))).toBe("BAD_INPUT");
  expect(await refusal(audit({ act: "slept" }))).toBe("BAD_INPUT");
  expect(await refusal(audit({ limit: 0 }))).toBe("BAD_INPUT");
  const ada = await signedIn(harness);
  expect(await refusal(ada.client.trpc.staff.audit.query({}))).toBe("STAFF_ONLY");
});
