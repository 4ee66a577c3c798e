import type { Tables } from "./store.ts";

/** Addresses that are published to together: QStash's URL groups, called topics on the wire. */
export interface Topic {
  name: string;
  endpoints: { name?: string; url: string }[];
  createdAt: number;
  updatedAt: number;
}

export function topicTable({ db, time }: Tables) {
  const read = (where: string, ...values: string[]) =>
    db
      .rows<Omit<Topic, "endpoints"> & { endpoints: string }>(`SELECT * FROM topic ${where}`, ...values)
      .map((row): Topic => ({ ...row, endpoints: JSON.parse(row.endpoints) as Topic["endpoints"] }));
  const find = (name: string): Topic | undefined => read("WHERE name = ?", name)[0];
  const remove = (name: string) => db.run("DELETE FROM topic WHERE name = ?", name) > 0;
  const put = (name: string, endpoints: Topic["endpoints"]) =>
    db.run(
      `INSERT INTO topic VALUES (?1, ?2, ?3, ?3) ON CONFLICT(name)
       DO UPDATE SET endpoints = excluded.endpoints, updatedAt = excluded.updatedAt`,
      ...[name, JSON.stringify(endpoints), time.now()],
    );

  return {
    find,
    list: () => read("ORDER BY name"),
    delete: remove,
    /** Adds endpoints, making the group if need be; one of the same address or name is replaced. */
    addEndpoints(name: string, added: Topic["endpoints"]): void {
      const kept = (find(name)?.endpoints ?? []).filter(
        (old) => !added.some((one) => one.url === old.url || (one.name && one.name === old.name)),
      );
      put(name, [...kept, ...added]);
    },
    /** Takes endpoints away by address or name; a group without any is gone. */
    removeEndpoints(name: string, removed: { name?: string; url?: string }[]): void {
      const kept = (find(name)?.endpoints ?? []).filter(
        (old) => !removed.some((one) => one.url === old.url || (one.name && one.name === old.name)),
      );
      if (kept.length === 0) remove(name);
      else put(name, kept);
    },
  };
}
