import { expect, test } from "vitest";
import { setRole } from "#scripts/set-role.ts";
import { databaseForFile } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/rows.ts";

const base = databaseForFile();

const roleOf = async (id: string) =>
  (await base.db.first({ sql: "SELECT role FROM user WHERE id = ?", args: [id] }))?.role;

test("someone becomes staff by their address, in any case, and stops being it", async () => {
  const [ada, bob] = [await addPerson(base.db, 0), await addPerson(base.db, 0)];
  const email = `${ada}@example.com`;
  expect(await setRole(base.db, { email: ` ${email.toUpperCase()} `, role: "STAFF" })).toBe(
    `${email} is STAFF now.`,
  );
  expect([await roleOf(ada), await roleOf(bob)]).toEqual(["STAFF", "USER"]);
  expect(await setRole(base.db, { email, role: "USER" })).toBe(`${email} is USER now.`);
  expect(await roleOf(ada)).toBe("USER");
});

test("nobody does who is not there, not confirmed, or banned", async () => {
  const [ada, bob] = [await addPerson(base.db, 0), await addPerson(base.db, 0)];
  await base.db.write([
    { sql: "UPDATE user SET emailVerified = NULL WHERE id = ?", args: [ada] },
    { sql: "UPDATE user SET banned = 1 WHERE id = ?", args: [bob] },
  ]);
  for (const email of ["nobody@example.com", `${ada}@example.com`, `${bob}@example.com`])
    expect(await setRole(base.db, { email, role: "ADMIN" })).toBeNull();
  expect([await roleOf(ada), await roleOf(bob)]).toEqual(["USER", "USER"]);
});
