import { type Client, createClient, type InStatement, type ResultSet, type Row } from "@libsql/client/http";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/http";
import { queriesOf, type Read, type Results, resultsOf } from "./read.ts";

export type { ResultSet };

export type Orm = LibSQLDatabase<Record<string, never>>;

/** A drizzle query, or plain SQL with its arguments. */
export type Statement =
  | { toSQL(): { sql: string; params: unknown[] } }
  | { sql: string; args: InStatementArgs };
type InStatementArgs = Extract<Extract<InStatement, { sql: string }>["args"], unknown[]>;

export interface Db {
  orm: Orm;
  /** Several reads in one round trip, mapped by drizzle. */
  read<const R extends readonly Read[]>(reads: R): Promise<Results<R>>;
  /**
   * All statements or none, in one round trip, in a write transaction from the start
   * (drizzle's own batch starts deferred and could lose the lock midway).
   * Throws the database's error; see `constraintName`.
   */
  write(statements: Statement[]): Promise<ResultSet[]>;
  /** The first row of one statement, unmapped: for the few reads where building a query costs more than running it. */
  first(statement: { sql: string; args: (string | number)[] }): Promise<Row | null>;
  /** Round trips made so far, and how long they took together, in milliseconds. */
  readonly trips: Readonly<Trips>;
  close(): void;
}

interface Trips {
  count: number;
  ms: number;
}

/** One client per request: a client kept in module scope breaks the isolate under load. */
export function createClientFor(config: { url: string; token: string }): Client {
  return createClient({ url: config.url, authToken: config.token, intMode: "number" });
}

export function createDb(direct: Client): Db {
  const trips: Trips = { count: 0, ms: 0 };
  const client = counted(direct, trips);
  let built: Orm | undefined;
  // small reads need none, and building one takes a while
  const orm = () => {
    built ??= drizzle(client);
    return built;
  };
  return {
    get orm() {
      return orm();
    },
    read: async (reads) => resultsOf(reads, await orm().batch(queriesOf(reads) as never)),
    write: (statements) => client.batch(statements.map(toInStatement), "write"),
    first: async (statement) => (await client.execute(statement)).rows[0] ?? null,
    trips,
    close: () => direct.close(),
  };
}

/** The same client, noting each trip. */
function counted(client: Client, trips: Trips): Client {
  const noting =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const started = performance.now();
      trips.count++;
      try {
        return await call(...args);
      } finally {
        trips.ms += performance.now() - started;
      }
    };
  return Object.assign(Object.create(client) as Client, {
    execute: noting(client.execute.bind(client) as Client["execute"]),
    batch: noting(client.batch.bind(client)),
  });
}

function toInStatement(statement: Statement): InStatement {
  if (!("toSQL" in statement)) return statement;
  const { sql, params } = statement.toSQL();
  return { sql, args: params as InStatementArgs };
}
