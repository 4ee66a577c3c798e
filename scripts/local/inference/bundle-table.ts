import type { Database } from "./database.ts";

/** Which content each model address last gave. */
export function bundleTable(db: Database) {
  return {
    findBundle: (source: string) =>
      db.row<{ etag: string | null; sha256: string }>(
        "SELECT etag, sha256 FROM bundle WHERE source = ?",
        source,
      ),

    rememberBundle(source: string, etag: string | null, sha256: string): void {
      db.run(
        `INSERT INTO bundle(source, etag, sha256, usedAt) VALUES (?, ?, ?, ?)
         ON CONFLICT(source) DO UPDATE SET etag = excluded.etag, sha256 = excluded.sha256, usedAt = excluded.usedAt`,
        ...[source, etag, sha256, Date.now()],
      );
    },

    /** Forgets all but the `keep` latest used addresses; answers the contents still referred to. */
    trimBundles(keep: number): Set<string> {
      db.run(
        "DELETE FROM bundle WHERE source NOT IN (SELECT source FROM bundle ORDER BY usedAt DESC LIMIT ?)",
        keep,
      );
      return new Set(db.rows<{ sha256: string }>("SELECT sha256 FROM bundle").map((each) => each.sha256));
    },
  };
}
