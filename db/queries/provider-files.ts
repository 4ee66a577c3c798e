import type { Db } from "../client.ts";

/** The provider's address of a copy of ours that lives at least until then. Null: there is none. */
export async function findProviderFile(
  db: Db,
  of: { key: string; usableUntil: number },
): Promise<string | null> {
  const row = await db.first({
    sql: "SELECT url FROM providerFile WHERE key = ? AND expires > ?",
    args: [of.key, of.usableUntil],
  });
  return row ? String(row.url) : null;
}

export async function rememberProviderFile(db: Db, of: { key: string; url: string; expires: number }) {
  await db.write([
    {
      sql: "INSERT INTO providerFile (key, url, expires) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET url = excluded.url, expires = excluded.expires",
      args: [of.key, of.url, of.expires],
    },
  ]);
}

export async function deleteProviderFiles(db: Db, of: { expiredBefore: number }) {
  await db.write([{ sql: "DELETE FROM providerFile WHERE expires < ?", args: [of.expiredBefore] }]);
}
