import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createClientFor, createDb } from "#db/client.ts";
import { ROLES } from "#schema/account.ts";
import { readDeploymentEnv } from "./deployment-env.ts";
import { loadPorts, loadSecrets } from "./local/secrets.ts";
import { setRole } from "./set-role.ts";

/** Gives a person a role: `npm run staff -- ada@example.com`, to take it back with `--role USER`. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    role: { type: "string", default: "STAFF" },
    /** The folder of a running `npm start`. */
    data: { type: "string", default: ".data" },
    /** The deployment's database, from .env, instead. */
    deployed: { type: "boolean", default: false },
  },
});
const [email] = positionals;
const role = ROLES.find((one) => one === values.role);
if (!email || positionals.length > 1 || !role) {
  fail(`Usage: npm run staff -- someone@example.com [--role ${ROLES.join("|")}] [--deployed | --data .data]`);
}

const db = createDb(createClientFor(database()));
try {
  const said = await setRole(db, { email, role });
  if (said === null) fail(`Nobody with a confirmed address ${email} is registered there.`);
  console.info(said);
} catch (error) {
  fail(
    `The database did not answer: ${error instanceof Error ? error.message : error}.${values.deployed ? "" : " Is `npm start` running?"}`,
  );
} finally {
  db.close();
}

function database(): { url: string; token: string } {
  if (values.deployed) {
    const { DATABASE_URL: url, DATABASE_TOKEN: token } = readDeploymentEnv();
    if (!url || !token) fail("Set DATABASE_URL and DATABASE_TOKEN, in .env or the environment.");
    return { url, token };
  }
  const dataDir = resolve(values.data);
  const port = loadPorts(dataDir).libsql;
  if (!port) fail(`Nothing was ever started in ${dataDir}. Run \`npm start\` first, or say --deployed.`);
  return { url: `http://127.0.0.1:${port}`, token: loadSecrets(dataDir).database };
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
