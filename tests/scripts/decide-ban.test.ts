import { expect, test } from "vitest";
import { decideBan } from "#scripts/decide-ban.ts";
import { databaseForFile } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/rows.ts";

const base = databaseForFile();

const ACT = { reason: "FRAUD", note: "by hand" } as const;
const UNDO = { reason: null, note: "" } as const;
const rows = (sql: string) => base.db.orm.all<Record<string, unknown>>(sql);

test("a person is banned and let in again by command, and both are written down as nobody's of the staff", async () => {
  const ada = await addPerson(base.db, 0);
  const person = { kind: "person", subject: ` ${ada.toUpperCase()}@EXAMPLE.com ` } as const;
  expect(await decideBan(base.db, { ...person, ...ACT })).toMatch(/ is blocked now, because of a payment/);
  expect(await rows(`SELECT banned FROM user WHERE id = '${ada}'`)).toEqual([{ banned: 1 }]);
  expect(await rows(`SELECT reason, note FROM userBan WHERE userId = '${ada}'`)).toEqual([
    { reason: "FRAUD", note: "by hand" },
  ]);
  expect(await decideBan(base.db, { ...person, ...UNDO })).toMatch(/ is not blocked any more\.$/);
  expect(await rows(`SELECT banned FROM user WHERE id = '${ada}'`)).toEqual([{ banned: 0 }]);
  expect(await rows(`SELECT what, staffId FROM staffAction WHERE userId = '${ada}' ORDER BY rowid`)).toEqual([
    { what: "blocked, fraud", staffId: null },
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

test("nobody unknown, no admin, no public mail host and nothing that is no address", async () => {
  const admin = await addPerson(base.db, 0);
  await base.db.write([{ sql: "UPDATE user SET role = 'ADMIN' WHERE id = ?", args: [admin] }]);
  const refused = (kind: "person" | "domain" | "address", subject: string) =>
    expect(decideBan(base.db, { kind, subject, ...ACT })).rejects.toThrow();
  await refused("person", "nobody@example.com");
  await refused("person", `${admin}@example.com`);
  await refused("domain", "gmail.com");
  await refused("address", "not.an.address");
  expect(await rows("SELECT 1 FROM userBan UNION SELECT 1 FROM user WHERE banned = 1")).toEqual([]);
});
