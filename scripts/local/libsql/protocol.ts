import * as z from "zod";

/**
 * What `@libsql/client` sends in a pipeline of Hrana over HTTP (version 2, JSON) for single statements, batches,
 * migrations and scripts. Source: libSQL's docs/HRANA_2_SPEC.md.
 */
const value = z.discriminatedUnion("type", [
  z.object({ type: z.literal("null") }),
  z.object({ type: z.literal("integer"), value: z.string().regex(/^-?\d{1,19}$/) }),
  z.object({ type: z.literal("float"), value: z.number() }),
  z.object({ type: z.literal("text"), value: z.string() }),
  z.object({ type: z.literal("blob"), base64: z.string() }),
]);
export type Value = z.infer<typeof value>;

const stmt = z.object({
  sql: z.string().nullish(),
  sql_id: z.int32().nullish(),
  args: z.array(value).nullish(),
  named_args: z.array(z.unknown()).max(0, "named arguments are not offered here").nullish(),
  want_rows: z.boolean().nullish(),
});
export type Stmt = z.infer<typeof stmt>;

const ok = z.object({ type: z.literal("ok"), step: z.int().nonnegative() });
const condition = z.discriminatedUnion("type", [ok, z.object({ type: z.literal("not"), cond: ok })]);
export type BatchCondition = z.infer<typeof condition>;

const batch = z.object({ steps: z.array(z.object({ condition: condition.nullish(), stmt })) });
export type Batch = z.infer<typeof batch>;

const kinds = [
  z.object({ type: z.literal("close") }),
  z.object({ type: z.literal("execute"), stmt }),
  z.object({ type: z.literal("batch"), batch }),
  z.object({ type: z.literal("sequence"), sql: z.string() }),
  z.object({ type: z.literal("store_sql"), sql_id: z.int32(), sql: z.string() }),
] as const;
/** Kinds of requests that are answered. */
export const REQUESTS = kinds.map(({ shape }) => shape.type.value);
const request = z.discriminatedUnion("type", kinds);
export type StreamRequest = z.infer<typeof request>;

const pipeline = z.object({ baton: z.null().optional(), requests: z.array(request) });

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

/** The client broke the protocol, or asked for what is not offered: the whole pipeline is refused. */
export class ProtocolError extends Error {
  readonly status: 400 | 501;

  constructor(message: string, status: 400 | 501 = 400) {
    super(message);
    this.status = status;
  }
}

/** The requests of a pipeline, checked whole before anything of it runs. Throws a ProtocolError that says where it is wrong. */
export function readPipeline(json: string): StreamRequest[] {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    throw new ProtocolError("The body is not JSON");
  }
  const read = pipeline.safeParse(body, { reportInput: true });
  if (!read.success) {
    const [issue] = read.error.issues;
    if (issue?.path[0] === "baton") throw openStream();
    const isUnknown = issue?.code === "invalid_union" && issue.path.length === 3;
    if (isUnknown) throw new ProtocolError(`The local database does not offer ${nameOf(issue.input)}`, 501);
    throw new ProtocolError(`${issue?.path.join(".") || "The body"}: ${issue?.message}`);
  }
  const { requests } = read.data;
  if (requests.at(-1)?.type !== "close") throw openStream();
  return requests;
}

function openStream(): ProtocolError {
  return new ProtocolError("The local database does not offer interactive transactions: send a batch", 501);
}

function nameOf(input: unknown): string {
  return z.object({ type: z.string() }).safeParse(input).data?.type ?? "a request without a type";
}
