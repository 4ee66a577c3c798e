/**
 * The part of Hrana over HTTP (versions 2 and 3, JSON) that a pipeline carries.
 * Source: libSQL's docs/HRANA_3_SPEC.md.
 */
export type Value =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string }
  | { type: "blob"; base64: string };

export interface Stmt {
  sql?: string;
  sql_id?: number;
  args?: Value[];
  named_args?: { name: string; value: Value }[];
  want_rows?: boolean;
}

export type BatchCond =
  | { type: "ok" | "error"; step: number }
  | { type: "not"; cond: BatchCond }
  | { type: "and" | "or"; conds: BatchCond[] }
  | { type: "is_autocommit" };

export interface Batch {
  steps: { condition?: BatchCond | null; stmt: Stmt }[];
}

export type StreamRequest =
  | { type: "close" | "get_autocommit" }
  | { type: "execute"; stmt: Stmt }
  | { type: "batch"; batch: Batch }
  | { type: "sequence" | "describe"; sql?: string; sql_id?: number }
  | { type: "store_sql"; sql_id: number; sql: string }
  | { type: "close_sql"; sql_id: number };

export interface Pipeline {
  baton?: string | null;
  requests: StreamRequest[];
}

export interface StmtResult {
  cols: { name: string; decltype: string | null }[];
  rows: Value[][];
  affected_row_count: number;
  /** A 64-bit integer in decimal, after an INSERT only. */
  last_insert_rowid: string | null;
}

export interface HranaError {
  message: string;
  code: string;
}

export interface BatchResult {
  step_results: (StmtResult | null)[];
  step_errors: (HranaError | null)[];
}

export type StreamResult =
  | { type: "ok"; response: { type: StreamRequest["type"]; [field: string]: unknown } }
  | { type: "error"; error: HranaError };

/** The client broke the protocol: answered with HTTP 400, and its stream is closed. */
export class ProtocolError extends Error {}
