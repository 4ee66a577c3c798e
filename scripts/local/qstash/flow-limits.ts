import { parseDuration } from "./duration.ts";
import type { FlowLimits } from "./message.ts";
import { PublishError } from "./publish-error.ts";

const defaultPeriodMs = 1000;

/** `Upstash-Flow-Control-Key` and `-Value`: `parallelism=5, rate=10, period=1m`. Throws PublishError. */
export function readFlow(key: string | null, value: string | null): FlowLimits | null {
  if (key === null && value === null) return null;
  if (!key) throw new PublishError("upstash-flow-control-key is missing");
  if (!/^[\w.-]+$/.test(key)) {
    throw new PublishError("a flow control key takes letters, digits, hyphens, periods and underscores only");
  }
  const fields = new Map((value ?? "").split(",").map((field) => pair(field)));
  const known = new Set(["parallelism", "rate", "ratepersecond", "period"]);
  const odd = [...fields.keys()].find((name) => name && !known.has(name));
  if (odd) throw new PublishError(`invalid upstash-flow-control-value: ${odd}`);
  const parallelism = positive("parallelism", fields.get("parallelism"));
  const rate = positive("rate", fields.get("rate") ?? fields.get("ratepersecond"));
  if (parallelism === null && rate === null) {
    throw new PublishError("upstash-flow-control-value needs parallelism or rate");
  }
  return { key, parallelism, rate, periodMs: readPeriod(fields.get("period")) };
}

function pair(field: string): [string, string] {
  const [name = "", value = ""] = field.split("=").map((part) => part.trim());
  return [name.toLowerCase(), value];
}

/** A whole number above zero; null when it is not given. */
export function positive(name: string, text: string | undefined): number | null {
  if (text === undefined || text === "") return null;
  if (!/^[1-9]\d*$/.test(text)) throw new PublishError(`${name} is not a whole number above zero: ${text}`);
  return Number(text);
}

function readPeriod(text: string | undefined): number {
  if (!text) return defaultPeriodMs;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : parseDuration(text);
  if (!ms) throw new PublishError(`invalid flow control period: ${text}`);
  return ms;
}
