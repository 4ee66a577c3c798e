/** Header names in lower case, each with all its values. */
export type Header = Record<string, string[]>;

/** Limits that all messages of one key share. */
export interface FlowLimits {
  key: string;
  /** Deliveries under way at once; null for no such limit. */
  parallelism: number | null;
  /** Deliveries begun in one period; null for no such limit. */
  rate: number | null;
  periodMs: number;
}

/** Where and how something is to be delivered. Times are in milliseconds. */
export interface Target {
  url: string;
  method: string;
  header: Header;
  maxRetries: number;
  timeoutMs: number;
  delayMs: number;
  /** An expression over `retried`, in milliseconds; null for the queue's own pace. */
  retryDelay: string | null;
  flow: FlowLimits | null;
}

/** What a publisher asked for. */
export interface Publication {
  target: Target;
  body: Uint8Array;
  /** Unix milliseconds; set only when the publisher named a moment. */
  notBefore: number | null;
  deduplicationId: string | null;
  callback: Target | null;
  failureCallback: Target | null;
  label: string | null;
  scheduleId: string | null;
  queue: string | null;
  /** The URL group it was published to, and the endpoint's name there. */
  topic: { name: string; endpoint: string | null } | null;
  /** `body`, `header`, `header[name]`: what the API shows only as a hash. */
  redact: string[];
}

export type MessageState = "WAITING" | "DELIVERED" | "FAILED" | "CANCELLED";

/** A stored message. All moments are Unix milliseconds. */
export interface Message extends Omit<Publication, "deduplicationId" | "notBefore"> {
  id: string;
  state: MessageState;
  retried: number;
  createdAt: number;
  notBefore: number;
  /** When it is to be tried next. */
  nextAt: number;
}

/** What came of one attempt. `status` is 0 when no answer came; `error` then says why. */
export interface Outcome {
  status: number;
  header: Header;
  body: Uint8Array;
  error: string | null;
}

/** Where messages come from: there is one machine. */
export const callerIp = "127.0.0.1";

/** The line a message waits in: its queue's, its flow-control key's, or "" for none. */
export function laneOf({ queue, target }: Pick<Publication, "queue" | "target">): string {
  if (queue) return `queue:${queue}`;
  return target.flow ? `flow:${target.flow.key}` : "";
}
