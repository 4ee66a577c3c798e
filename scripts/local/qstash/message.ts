/** Header names in lower case, each with all its values. */
export type Header = Record<string, string[]>;

/** Where something is delivered to, always with POST. */
export interface Target {
  url: string;
  header: Header;
}

/** What a publisher asked for. */
export interface Publication {
  target: Target;
  body: Uint8Array;
  delayMs: number;
  /** Where to tell that the last retry failed. */
  failureCallback: Target | null;
}

export type MessageState = "WAITING" | "DELIVERED" | "FAILED";

/** A stored message. All moments are Unix milliseconds. */
export interface Message extends Pick<Publication, "target" | "body" | "failureCallback"> {
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

/** A message whose retries are used up, with its last answer. */
export interface DeadLetter {
  dlqId: string;
  failedAt: number;
  url: string;
  outcome: Omit<Outcome, "body">;
}

/** Where messages come from: there is one machine. */
export const CALLER_IP = "127.0.0.1";
