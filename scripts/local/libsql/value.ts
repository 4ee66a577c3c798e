import type { Value } from "./protocol.ts";
import { StatementError } from "./statement-error.ts";

/** What the binding takes and gives: integers are bigints, so nothing above 2^53 is rounded. */
export type SqlValue = null | bigint | number | string | Uint8Array;

const largest = 2n ** 63n;

/** Wire value to binding value. A float stays a float: `5.0` is stored as REAL, as the server does. */
export function decodeValue(value: Value): SqlValue {
  switch (value.type) {
    case "null":
      return null;
    case "integer": {
      const integer = BigInt(value.value);
      if (integer >= largest || integer < -largest) {
        throw new StatementError("ARGS_INVALID", `${value.value} does not fit into 64 bits`);
      }
      return integer;
    }
    case "float":
    case "text":
      return value.value;
    case "blob":
      return Buffer.from(value.base64, "base64");
  }
}

/** What one answer may carry; libSQL's server uses the same. */
const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

/** Rows for the wire. Refuses more than an answer may carry, counted about as the server counts it. */
export function encodeRows(rows: SqlValue[][]): Value[][] {
  let bytes = 0;
  return rows.map((row) =>
    row.map((value) => {
      bytes += wireBytes(value);
      if (bytes > MAX_RESPONSE_BYTES) {
        throw new StatementError(
          "RESPONSE_TOO_LARGE",
          `query response exceeds the maximum size of ${MAX_RESPONSE_BYTES / 1024 / 1024} MB. Try reducing the number of queried rows.`,
        );
      }
      return encodeValue(value);
    }),
  );
}

function wireBytes(value: SqlValue): number {
  if (value === null) return 15;
  if (value instanceof Uint8Array) return value.byteLength;
  return 28 + (typeof value === "string" ? Buffer.byteLength(value) : String(value).length);
}

/** Binding value to wire value. */
function encodeValue(value: SqlValue): Value {
  if (value === null) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "bigint") return { type: "integer", value: value.toString() };
  if (typeof value === "number") return { type: "float", value };
  const { buffer, byteOffset, byteLength } = value;
  return { type: "blob", base64: Buffer.from(buffer, byteOffset, byteLength).toString("base64") };
}
