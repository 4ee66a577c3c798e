import type { Tables } from "./store.ts";

/** A line of messages delivered in order, `parallelism` at once. */
export interface Queue {
  name: string;
  parallelism: number;
  paused: boolean;
  createdAt: number;
  updatedAt: number;
}

export function queueTable({ db, time }: Tables) {
  const read = (where: string, ...values: string[]) =>
    db
      .rows<Omit<Queue, "paused"> & { paused: number }>(`SELECT * FROM queue ${where}`, ...values)
      .map((row): Queue => ({ ...row, paused: row.paused === 1 }));
  const put = (name: string, parallelism: number, paused: boolean) =>
    db.run(
      `INSERT INTO queue VALUES (?1, ?2, ?3, ?4, ?4) ON CONFLICT(name)
       DO UPDATE SET parallelism = excluded.parallelism, paused = excluded.paused, updatedAt = excluded.updatedAt`,
      ...[name, parallelism, paused ? 1 : 0, time.now()],
    );

  return {
    put,
    /** A queue that is published to comes into being. */
    ensure(name: string): void {
      db.run("INSERT OR IGNORE INTO queue VALUES (?1, 1, 0, ?2, ?2)", name, time.now());
    },
    find: (name: string) => read("WHERE name = ?", name)[0],
    list: () => read("ORDER BY name"),
    setPaused: (name: string, paused: boolean) => {
      const { parallelism } = read("WHERE name = ?", name)[0] ?? { parallelism: 1 };
      put(name, parallelism, paused);
    },
    delete: (name: string) => db.run("DELETE FROM queue WHERE name = ?", name) > 0,
  };
}
