import { parseArgs } from "node:util";
import { BAN_KINDS, BAN_REASONS } from "#schema/staff/bans.ts";
import { decideBan } from "./decide-ban.ts";
import { DATABASE_OPTIONS, fail, onDatabase } from "./staff-database.ts";

/**
 * Blocks a person, a network address or a mail domain: `npm run ban -- person ada@example.com --reason FRAUD`; takes it
 * back with `--undo`. The running product ends their work within a minute.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reason: { type: "string" },
    /** For staff alone. */
    note: { type: "string", default: "" },
    undo: { type: "boolean", default: false },
    ...DATABASE_OPTIONS,
  },
});
const kind = BAN_KINDS.find((one) => one === positionals[0]);
const subject = positionals[1];
const reason = BAN_REASONS.find((one) => one === values.reason);
if (!kind || !subject || positionals.length > 2 || !(reason || values.undo)) {
  fail(
    `Usage: npm run ban -- ${BAN_KINDS.join("|")} <email, IP address or domain> --reason ${BAN_REASONS.join("|")} [--note "…"] | --undo [--deployed | --data .data]`,
  );
}

await onDatabase(values, (db) =>
  decideBan(db, { kind, subject, reason: values.undo ? null : (reason ?? null), note: values.note }),
);
