import type { SqlConnection } from "./connection.ts";
import {
  type Batch,
  type BatchCond,
  type BatchResult,
  ProtocolError,
  type StreamRequest,
  type StreamResult,
} from "./protocol.ts";
import { splitStatements } from "./sql-text.ts";
import { isBusy, StatementError, toHranaError } from "./statement-error.ts";
import type { WriterQueue } from "./writer-queue.ts";

type MaybePromise<T> = T | Promise<T>;

/** A Hrana stream: one connection, the texts stored for it, and its requests in order. */
export class Stream {
  readonly connection: SqlConnection;
  /** A close request was seen: the stream ends with the pipeline that carried it. */
  closed = false;
  readonly #writers: WriterQueue;
  readonly #texts = new Map<number, string>();
  #cut = false;

  constructor(connection: SqlConnection, writers: WriterQueue) {
    this.connection = connection;
    this.#writers = writers;
  }

  /** How long the open transaction has kept others from writing, in milliseconds. */
  writingFor(): number {
    return this.connection.writingFor();
  }

  /** Undoes the open transaction; the next statement is told that it timed out. */
  cut(): void {
    this.connection.rollback();
    this.#cut = true;
  }

  /**
   * Answers one request. It only waits when another stream holds the write lock, and otherwise returns without
   * giving up the thread, so pipelines that could finish at once never get in each other's way.
   */
  handle(request: StreamRequest): MaybePromise<StreamResult> {
    try {
      const response = this.#respond(request);
      return response instanceof Promise ? response.catch(failure) : response;
    } catch (error) {
      return failure(error);
    }
  }

  #respond(request: StreamRequest): MaybePromise<StreamResult> {
    const { type } = request;
    const ok = (fields: Record<string, unknown> = {}): StreamResult => ({
      type: "ok",
      response: { type, ...fields },
    });
    switch (type) {
      case "execute": {
        const sql = this.#text(request.stmt);
        const result = this.#patiently(() => this.connection.run(sql, request.stmt));
        return result instanceof Promise ? result.then((result) => ok({ result })) : ok({ result });
      }
      case "batch": {
        const result = this.#batch(request.batch);
        return result.then((result) => ok({ result }));
      }
      case "sequence":
        return this.#sequence(this.#text(request)).then(() => ok());
      case "describe":
        return ok({ result: this.connection.describe(this.#text(request)) });
      case "store_sql":
        this.#texts.set(request.sql_id, request.sql);
        return ok();
      case "close_sql":
        this.#texts.delete(request.sql_id);
        return ok();
      case "get_autocommit":
        return ok({ is_autocommit: !this.connection.inTransaction });
      case "close":
        this.closed = true;
        return ok();
    }
  }

  async #batch(batch: Batch): Promise<BatchResult> {
    this.#refuseOnceCut();
    const result: BatchResult = { step_results: [], step_errors: [] };
    for (const { condition, stmt } of batch.steps) {
      let stepResult = null;
      let stepError = null;
      if (!condition || this.#holds(condition, result)) {
        try {
          const sql = this.#text(stmt);
          const ran = this.#patiently(() => this.connection.run(sql, stmt));
          stepResult = ran instanceof Promise ? await ran : ran;
        } catch (error) {
          if (error instanceof ProtocolError) throw error;
          stepError = toHranaError(error);
        }
      }
      result.step_results.push(stepResult);
      result.step_errors.push(stepError);
    }
    return result;
  }

  async #sequence(sql: string): Promise<void> {
    for (const statement of splitStatements(sql)) {
      const ran = this.#patiently(() => this.connection.run(statement, { want_rows: false }));
      if (ran instanceof Promise) await ran;
    }
  }

  #holds(condition: BatchCond, soFar: BatchResult): boolean {
    switch (condition.type) {
      case "ok":
        return Boolean(soFar.step_results[condition.step]);
      case "error":
        return Boolean(soFar.step_errors[condition.step]);
      case "not":
        return !this.#holds(condition.cond, soFar);
      case "and":
        return condition.conds.every((inner) => this.#holds(inner, soFar));
      case "or":
        return condition.conds.some((inner) => this.#holds(inner, soFar));
      case "is_autocommit":
        return !this.connection.inTransaction;
    }
  }

  /** Whoever goes on after a cut would write outside the transaction they believe to be in. */
  #refuseOnceCut(): void {
    if (!this.#cut) return;
    this.#cut = false;
    throw new StatementError("TRANSACTION_TIMEOUT", "Transaction timed out");
  }

  #patiently<T>(run: () => T): MaybePromise<T> {
    this.#refuseOnceCut();
    try {
      return run();
    } catch (error) {
      if (!isBusy(error)) throw error;
      return this.#writers.retry(run, error);
    }
  }

  #text({ sql, sql_id: id }: { sql?: string | null; sql_id?: number | null }): string {
    if (typeof sql === "string") return sql;
    const stored = typeof id === "number" ? this.#texts.get(id) : undefined;
    if (stored === undefined)
      throw new ProtocolError("A statement has neither a text nor the id of a stored one");
    return stored;
  }
}

function failure(error: unknown): StreamResult {
  if (error instanceof ProtocolError) throw error;
  return { type: "error", error: toHranaError(error) };
}
