import type { Db } from "#db/client.ts";

/** Of a copy that is being made: nobody else should make it too. */
const IN_THE_MAKING = "";

/**
 * The provider's address of a copy of ours that lives at least until `usableUntil`; "claimed" when there is none and
 * the caller is to make it before `claimUntil`; "busy" while someone else does. One trip.
 */
export async function findOrClaimProviderFile(
  db: Db,
  input: { key: string; usableUntil: number; now: number; claimUntil: number },
): Promise<{ url: string } | "claimed" | "busy"> {
  const [claim, found] = await db.write([
    {
      sql: `INSERT INTO providerFile (key, url, expires) VALUES (?, ?, ?)
            ON CONFLICT (key) DO UPDATE SET url = excluded.url, expires = excluded.expires
            WHERE expires <= CASE url WHEN ? THEN ? ELSE ? END`,
      args: [input.key, IN_THE_MAKING, input.claimUntil, IN_THE_MAKING, input.now, input.usableUntil],
    },
    { sql: "SELECT url FROM providerFile WHERE key = ?", args: [input.key] },
  ]);
  if (claim?.rowsAffected === 1) return "claimed";
  const url = String(found?.rows[0]?.url ?? IN_THE_MAKING);
  return url === IN_THE_MAKING ? "busy" : { url };
}

/** The claimed copy is there. */
export async function noteProviderFile(db: Db, input: { key: string; url: string; expires: number }) {
  await db.write([
    {
      sql: "UPDATE providerFile SET url = ?, expires = ? WHERE key = ?",
      args: [input.url, input.expires, input.key],
    },
  ]);
}

/** The claimed copy could not be made: someone else may try at once. */
export async function releaseProviderFile(db: Db, key: string) {
  await db.write([{ sql: "DELETE FROM providerFile WHERE key = ? AND url = ?", args: [key, IN_THE_MAKING] }]);
}

export async function deleteProviderFiles(db: Db, input: { expiredBefore: number }) {
  await db.write([{ sql: "DELETE FROM providerFile WHERE expires < ?", args: [input.expiredBefore] }]);
}
