import type { SqliteFile } from "#scripts/local/server/sqlite-file.ts";
import type { TimeSource } from "#scripts/local/server/time-source.ts";

/** Files a client brings: announced first, then sent once. */
export function uploadTable(db: SqliteFile, time: TimeSource) {
  return {
    announce(input: { id: string; name: string; lastsMs: number }): void {
      db.run(
        "INSERT INTO announcedUpload(id, name, expiresAt) VALUES (?, ?, ?)",
        ...[input.id, input.name, time.now() + input.lastsMs],
      );
    },
    isAwaited: (id: string, name: string) =>
      db.row(
        "SELECT 1 FROM announcedUpload WHERE id = ? AND name = ? AND received = 0 AND expiresAt > ?",
        ...[id, name, time.now()],
      ) !== undefined,
    received(id: string): void {
      db.run("UPDATE announcedUpload SET received = 1 WHERE id = ?", id);
    },
    /** Deletes what has expired and answers the ids. */
    takeExpired: () =>
      db
        .rows<{ id: string }>("DELETE FROM announcedUpload WHERE expiresAt <= ? RETURNING id", time.now())
        .map(({ id }) => id),
  };
}
