import type { TimeSource } from "../time-source.ts";
import type { Database } from "./database.ts";

/** A file a client brings: announced first, then sent. */
export interface Upload {
  id: string;
  /** Stands in the address it is sent to, and nowhere else. */
  key: string;
  fileName: string;
  contentType: string;
  createdAt: number;
  /** Unix ms. */
  expiresAt: number;
  /** Bytes; null until it was sent. */
  size: number | null;
}

export function uploadTable(db: Database, time: TimeSource) {
  return {
    announce({
      id,
      key,
      fileName,
      contentType,
      lastsMs,
    }: Pick<Upload, "id" | "key" | "fileName" | "contentType"> & { lastsMs: number }): void {
      const now = time.now();
      db.run(
        "INSERT INTO upload(id, key, fileName, contentType, createdAt, expiresAt) VALUES (?, ?, ?, ?, ?, ?)",
        ...[id, key, fileName, contentType, now, now + lastsMs],
      );
    },
    /** One that has not expired. */
    find: (id: string) =>
      db.row<Upload>("SELECT * FROM upload WHERE id = ? AND expiresAt > ?", id, time.now()),
    received(id: string, size: number): void {
      db.run("UPDATE upload SET size = ? WHERE id = ?", size, id);
    },
    /** Forgets what has expired and answers the ids. */
    takeExpired: () =>
      db
        .rows<{ id: string }>("DELETE FROM upload WHERE expiresAt <= ? RETURNING id", time.now())
        .map(({ id }) => id),
    recent: (limit: number) =>
      db.rows<Upload>(
        "SELECT * FROM upload WHERE expiresAt > ? ORDER BY createdAt DESC LIMIT ?",
        time.now(),
        limit,
      ),
  };
}
