import type { Row } from "@libsql/client/http";
import type { Db } from "../../client.ts";
import { type Alert, insertAlert } from "../emails/emails.ts";
import { dayOf, EVERYBODY } from "./provider-spend.ts";

interface Found {
  problems: number;
  now: number;
  /** Written in the same batch; nothing where its key was used, or where nothing may go to its address. */
  alert: Alert | null;
}

/** Writes down what an audit found, and the email that tells of it. Answers whether the email was written. */
export async function noteAudit(db: Db, { alert, ...found }: Found): Promise<boolean> {
  const results = await db.write([
    {
      sql: `INSERT INTO ledgerAudit (id, auditedAt, problems, brokenSince) VALUES (1, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET auditedAt = excluded.auditedAt, problems = excluded.problems,
              brokenSince = CASE WHEN excluded.problems > 0 THEN coalesce(brokenSince, excluded.auditedAt) END`,
      args: [found.now, found.problems, found.problems > 0 ? found.now : null],
    },
    ...(alert ? [insertAlert(alert)] : []),
  ]);
  return alert !== null && results[1]?.rowsAffected === 1;
}

export interface Vitals {
  /** What the last audit found; null: there was none yet. */
  audit: { auditedAt: number; problems: number } | null;
  /** What the provider's work of this day costs everybody together, and whether any was refused for it. */
  spend: { microUsd: number; refused: boolean };
}

const vitals = (now: number) => ({
  sql: `SELECT a.auditedAt, a.problems, coalesce(p.microUsd, 0) AS microUsd, p.refusedAt FROM (SELECT 1)
        LEFT JOIN ledgerAudit a ON a.id = 1 LEFT JOIN providerSpend p ON p.day = ? AND p.scope = ?`,
  args: [dayOf(now), EVERYBODY],
});

/** What says how the service is. Throws when the database does not answer. */
export async function findVitals(db: Db, { now }: { now: number }): Promise<Vitals> {
  return toVitals(await db.first(vitals(now)));
}

/** The same, and a write in the same trip. Throws when writes do not go through. */
export async function proveWrites(db: Db, { now }: { now: number }): Promise<Vitals> {
  const [, found] = await db.write([
    {
      sql: "INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
      args: [now],
    },
    vitals(now),
  ]);
  return toVitals(found?.rows[0] ?? null);
}

function toVitals(row: Row | null): Vitals {
  const audited = (row?.auditedAt ?? null) !== null;
  return {
    audit: audited ? { auditedAt: Number(row?.auditedAt), problems: Number(row?.problems) } : null,
    spend: { microUsd: Number(row?.microUsd ?? 0), refused: (row?.refusedAt ?? null) !== null },
  };
}
