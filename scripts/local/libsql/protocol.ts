import * as z from "zod";

/**
 * The part of Hrana over HTTP (versions 2 and 3, JSON) that a pipeline carries.
 * Source: libSQL's docs/HRANA_3_SPEC.md.
 */
const value = z.discriminatedUnion("type", [
  z.object({ type: z.literal("null") }),
  z.object({ type: z.literal("integer"), value: z.string().regex(/^-?\d{1,19}$/) }),
  z.object({ type: z.literal("float"), value: z.number() }),
  z.object({ type: z.literal("text"), value: z.string() }),
  z.object({ type: z.literal("blob"), base64: z.string() }),
]);
export type Value = z.infer<typeof value>;

const sqlId = z.int32();
const text = { sql: z.string().nullish(), sql_id: sqlId.nullish() };

const stmt = z.object({
  ...text,
  args: z.array(value).nullish(),
  named_args: z.array(z.object({ name: z.string(), value })).nullish(),
  want_rows: z.boolean().nullish(),
});
export type Stmt = z.infer<typeof stmt>;

export type BatchCond =
  | { type: "ok" | "error"; step: number }
  | { type: "not"; cond: BatchCond }
  | { type: "and" | "or"; conds: BatchCond[] }
  | { type: "is_autocommit" };
const cond: z.ZodType<BatchCond> = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["ok", "error"]), step: z.int().nonnegative() }),
  z.object({
    type: z.literal("not"),
    get cond() {
      return cond;
    },
  }),
  z.object({
    type: z.enum(["and", "or"]),
    get conds() {
      return z.array(cond);
    },
  }),
  z.object({ type: z.literal("is_autocommit") }),
]);

const batch = z.object({ steps: z.array(z.object({ condition: cond.nullish(), stmt })) });
export type Batch = z.infer<typeof batch>;

const request = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["close", "get_autocommit"]) }),
  z.object({ type: z.literal("execute"), stmt }),
  z.object({ type: z.literal("batch"), batch }),
  z.object({ type: z.enum(["sequence", "describe"]), ...text }),
  z.object({ type: z.literal("store_sql"), sql_id: sqlId, sql: z.string() }),
  z.object({ type: z.literal("close_sql"), sql_id: sqlId }),
]);
export type StreamRequest = z.infer<typeof request>;

const pipeline = z.object({ baton: z.string().nullish(), requests: z.array(request) });
export type Pipeline = z.infer<typeof pipeline>;

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

/** A pipeline, checked whole before anything of it runs. Throws a ProtocolError that says where it is wrong. */
export function parsePipeline(json: string): Pipeline {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    throw new ProtocolError("The body is not JSON");
  }
  try {
    return pipeline.parse(body);
  } catch (error) {
    if (error instanceof RangeError) throw new ProtocolError("The conditions are nested too deeply");
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    throw new ProtocolError(`${issue?.path.join(".") || "The body"}: ${issue?.message}`);
  }
}
