import { ProtocolError, type Value } from "./protocol.ts";
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
    default:
      throw new ProtocolError("A value has an unknown type");
  }
}

/** Binding value to wire value. */
export function encodeValue(value: SqlValue): Value {
  if (value === null) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "bigint") return { type: "integer", value: value.toString() };
  if (typeof value === "number") return { type: "float", value };
  const { buffer, byteOffset, byteLength } = value;
  return { type: "blob", base64: Buffer.from(buffer, byteOffset, byteLength).toString("base64") };
}
