import { parseArgs } from "node:util";
import { ROLES } from "#schema/accounts/account.ts";
import { setRole } from "./set-role.ts";
import { DATABASE_OPTIONS, fail, onDatabase, Refused } from "./staff-database.ts";

/** Gives a person a role: `npm run staff -- ada@example.com`, to take it back with `--role USER`. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { role: { type: "string", default: "STAFF" }, ...DATABASE_OPTIONS },
});
const [email] = positionals;
const role = ROLES.find((one) => one === values.role);
if (!email || positionals.length > 1 || !role) {
  fail(`Usage: npm run staff -- someone@example.com [--role ${ROLES.join("|")}] [--deployed | --data .data]`);
}

await onDatabase(values, async (db) => {
  const said = await setRole(db, { email, role });
  if (said === null) throw new Refused(`Nobody with a confirmed address ${email} is registered there.`);
  return said;
});
