import { expect, test } from "vitest";
import { decideBan } from "#scripts/staff/decide-ban.ts";
import { setRole } from "#scripts/staff/set-role.ts";
import { insertPerson } from "#tests/support/accounts/people.ts";
import { databaseForFile } from "#tests/support/database/database.ts";

const base = databaseForFile();
const addPerson = async () => (await insertPerson(base)).userId;

const ACT = { reason: "FRAUD", note: "by hand" } as const;
const UNDO = { reason: null, note: "" } as const;
const rows = (sql: string) => base.db.orm.all<Record<string, unknown>>(sql);
const change = (column: string, id: string) =>
  base.db.write([{ sql: `UPDATE user SET ${column} WHERE id = ?`, args: [id] }]);

test("a person is banned and let in again by command, and both are written down as nobody's of the staff", async () => {
  const ada = await addPerson();
  const person = { kind: "person", subject: ` ${ada.toUpperCase()}@EXAMPLE.com ` } as const;
  expect(await decideBan(base.db, { ...person, ...ACT })).toMatch(/ is blocked now, because of a payment/);
  expect(await rows(`SELECT banned FROM user WHERE id = '${ada}'`)).toEqual([{ banned: 1 }]);
  expect(await rows(`SELECT reason, note FROM userBan WHERE userId = '${ada}'`)).toEqual([ACT]);
  expect(await decideBan(base.db, { ...person, ...UNDO })).toMatch(/ is not blocked any more\.$/);
  expect(await rows(`SELECT banned FROM user WHERE id = '${ada}'`)).toEqual([{ banned: 0 }]);
  expect(await rows(`SELECT what, staffId FROM staffAction WHERE userId = '${ada}' ORDER BY rowid`)).toEqual([
    { what: "blocked", staffId: null },
    { what: "unblocked", staffId: null },
  ]);
});

test("an address and a domain are, in the spelling they are compared by", async () => {
  await decideBan(base.db, { kind: "address", subject: "2001:DB8:9:9::1", ...ACT });
  await decideBan(base.db, { kind: "domain", subject: "@Trash.example", ...ACT });
  expect(await rows("SELECT ipAddress FROM bannedIp")).toEqual([{ ipAddress: "2001:db8:9:9::/64" }]);
  expect(await rows("SELECT domain FROM bannedDomain")).toEqual([{ domain: "trash.example" }]);
  await decideBan(base.db, { kind: "domain", subject: "trash.example", ...UNDO });
  expect(await rows("SELECT domain FROM bannedDomain")).toEqual([]);
});

test("nobody unknown, no admin, no public email host and nothing that is no address", async () => {
  const admin = await addPerson();
  await change("role = 'ADMIN'", admin);
  for (const [kind, subject] of [
    ["person", "nobody@example.com"],
    ["person", `${admin}@example.com`],
    ["domain", "gmail.com"],
    ["address", "not.an.address"],
  ] as const)
    await expect(decideBan(base.db, { kind, subject, ...ACT }), subject).rejects.toThrow();
  expect(await rows("SELECT 1 FROM userBan UNION SELECT 1 FROM user WHERE banned = 1")).toEqual([]);
});

test("someone becomes staff by their address, in any case, and stops being it; nobody who is not there, not confirmed or banned", async () => {
  const [ada, bob, eve] = [await addPerson(), await addPerson(), await addPerson()];
  const emailOf = (id: string) => `${id}@example.com`;
  const shouted = ` ${emailOf(ada).toUpperCase()} `;
  expect(await setRole(base.db, { email: shouted, role: "STAFF" })).toBe(`${emailOf(ada)} is STAFF now.`);
  await change("emailVerified = NULL", bob);
  await change("banned = 1", eve);
  for (const email of ["nobody@example.com", emailOf(bob), emailOf(eve)])
    expect(await setRole(base.db, { email, role: "ADMIN" })).toBeNull();
  const staff = "SELECT id, role FROM user WHERE role = 'STAFF'";
  expect(await rows(staff)).toEqual([{ id: ada, role: "STAFF" }]);
  expect(await setRole(base.db, { email: emailOf(ada), role: "USER" })).toBe(`${emailOf(ada)} is USER now.`);
  expect(await rows(staff)).toEqual([]);
});
