import { sql } from "drizzle-orm";

/** Work of so long ago still tells how long more of it takes, in milliseconds. */
const LOOK_BACK_MS = 30 * 86_400_000;

/**
 * SQL over `job`: how long the last twenty of its kind and operation took, in milliseconds; null where there were none of
 * late. Bounded by days: where there were fewer than twenty, every job of the kind would be read, for each row.
 */
export const earlierMs = (now: number) =>
  sql<number | null>`(SELECT avg(t) FROM (SELECT e.finishedAt - e.createdAt AS t FROM job AS e
    WHERE e.kind = job.kind AND e.operation = job.operation AND e.status = 'COMPLETED'
      AND e.finishedAt > ${now - LOOK_BACK_MS} ORDER BY e.finishedAt DESC LIMIT 20))`;
