import type { BatchItem, BatchResponse } from "drizzle-orm/batch";

type Query = BatchItem<"sqlite">;

/** Several queries of one read, and what their rows come to. */
export interface CombinedRead<T> {
  queries: readonly Query[];
  combine(rows: readonly unknown[]): T;
}

/** What one round trip may hold: a drizzle query, or several with one result. */
export type Read = Query | CombinedRead<unknown>;

type Result<R> = R extends CombinedRead<infer T> ? T : R extends Query ? R["_"]["result"] : never;
export type Results<R extends readonly Read[]> = { -readonly [K in keyof R]: Result<R[K]> };

export function combineReads<const Q extends readonly Query[], T>(
  queries: Q,
  combine: (rows: BatchResponse<Q>) => T,
): CombinedRead<T> {
  return { queries, combine: (rows) => combine(rows as BatchResponse<Q>) };
}

const isCombined = (read: Read): read is CombinedRead<unknown> => "queries" in read;

export function queriesOf(reads: readonly Read[]): Query[] {
  return reads.flatMap((read) => (isCombined(read) ? read.queries : [read]));
}

/** The rows of all queries, divided among the reads they belong to. */
export function resultsOf<R extends readonly Read[]>(reads: R, rows: readonly unknown[]): Results<R> {
  let next = 0;
  return reads.map((read) => {
    if (!isCombined(read)) return rows[next++];
    const own = rows.slice(next, next + read.queries.length);
    next += own.length;
    return read.combine(own);
  }) as Results<R>;
}
