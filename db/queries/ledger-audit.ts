import type { Row } from "@libsql/client/http";
import type { Db } from "../client.ts";
import { notSuppressed } from "./mail-rules.ts";

interface Found {
  problems: number;
  now: number;
  /** Written in the same batch; nothing where its key was used, or where nothing may go to its address. */
  alert: {
    id: string;
    from: string;
    to: string;
    subject: string;
    type: string;
    template: string;
    params: Record<string, string>;
    key: string;
  } | null;
}

/** Writes down what an audit found, and the mail that tells of it. Answers whether the mail was written. */
export async function noteAudit(db: Db, { alert, ...of }: Found): Promise<boolean> {
  const results = await db.write([
    {
      sql: `INSERT INTO ledgerAudit (id, auditedAt, problems, brokenSince) VALUES (1, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET auditedAt = excluded.auditedAt, problems = excluded.problems,
              brokenSince = CASE WHEN excluded.problems > 0 THEN coalesce(brokenSince, excluded.auditedAt) END`,
      args: [of.now, of.problems, of.problems > 0 ? of.now : null],
    },
    ...(alert
      ? [
          {
            sql: `INSERT INTO email (id, fromEmail, "to", subject, sendAt, emailType, template, params, key, createdAt)
                  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${notSuppressed("?")} ON CONFLICT (key) DO NOTHING`,
            args: [
              ...[alert.id, alert.from, alert.to, alert.subject, of.now, alert.type, alert.template],
              ...[JSON.stringify(alert.params), alert.key, of.now, alert.to],
            ],
          },
        ]
      : []),
  ]);
  return alert !== null && results[1]?.rowsAffected === 1;
}

interface LastAudit {
  auditedAt: number;
  problems: number;
}

const LAST_AUDIT = { sql: "SELECT auditedAt, problems FROM ledgerAudit WHERE id = 1", args: [] };

/** What the last audit found; null: there was none yet. Throws when the database does not answer. */
export async function findLastAudit(db: Db): Promise<LastAudit | null> {
  return toLastAudit(await db.first(LAST_AUDIT));
}

/** The same, and a write in the same trip. Throws when writes do not go through. */
export async function proveWrites(db: Db, { now }: { now: number }): Promise<LastAudit | null> {
  const [, audit] = await db.write([
    {
      sql: "INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
      args: [now],
    },
    LAST_AUDIT,
  ]);
  return toLastAudit(audit?.rows[0] ?? null);
}

function toLastAudit(row: Row | null): LastAudit | null {
  return row && { auditedAt: Number(row.auditedAt), problems: Number(row.problems) };
}
