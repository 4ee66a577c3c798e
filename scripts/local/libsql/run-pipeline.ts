import type { SqlConnection } from "./connection.ts";
import {
  type Batch,
  type BatchCondition,
  type BatchResult,
  ProtocolError,
  type Stmt,
  type StmtResult,
  type StreamRequest,
  type StreamResult,
} from "./protocol.ts";
import { splitStatements } from "./sql-text.ts";
import { toHranaError } from "./statement-error.ts";
import type { WaitingWriters } from "./waiting-writers.ts";

/**
 * Answers the requests of one pipeline in order. Statements only wait when another program holds the write lock, and
 * otherwise run without giving up the thread, so that batches never get in each other's way.
 */
export async function runPipeline(input: {
  connection: SqlConnection;
  writers: WaitingWriters;
  requests: StreamRequest[];
}): Promise<StreamResult[]> {
  const { connection, writers } = input;
  const texts = new Map<number, string>();

  function run(stmt: Stmt): StmtResult | Promise<StmtResult> {
    const sql = stmt.sql ?? texts.get(stmt.sql_id ?? Number.NaN);
    if (sql === undefined) {
      throw new ProtocolError("A statement has neither a text nor the id of a stored one");
    }
    return writers.run(() => connection.run(sql, stmt));
  }

  async function runBatch({ steps }: Batch): Promise<BatchResult> {
    const result: BatchResult = { step_results: [], step_errors: [] };
    for (const { condition, stmt } of steps) {
      let stepResult = null;
      let stepError = null;
      if (!condition || holds(condition, result)) {
        try {
          const ran = run(stmt);
          stepResult = ran instanceof Promise ? await ran : ran;
        } catch (error) {
          stepError = toHranaError(error);
        }
      }
      result.step_results.push(stepResult);
      result.step_errors.push(stepError);
    }
    return result;
  }

  async function respond(request: StreamRequest): Promise<Record<string, unknown>> {
    switch (request.type) {
      case "execute":
        return { result: await run(request.stmt) };
      case "batch":
        return { result: await runBatch(request.batch) };
      case "sequence":
        for (const sql of splitStatements(request.sql)) {
          const ran = run({ sql, want_rows: false });
          if (ran instanceof Promise) await ran;
        }
        return {};
      case "store_sql":
        texts.set(request.sql_id, request.sql);
        return {};
      case "close":
        return {};
    }
  }

  const results: StreamResult[] = [];
  for (const request of input.requests) {
    const { type } = request;
    try {
      results.push({ type: "ok", response: { type, ...(await respond(request)) } });
    } catch (error) {
      results.push({ type: "error", error: toHranaError(error) });
    }
  }
  return results;
}

function holds(condition: BatchCondition, soFar: BatchResult): boolean {
  if (condition.type === "not") return !holds(condition.cond, soFar);
  return Boolean(soFar.step_results[condition.step]);
}
