import type { RemoteErrorKind } from "./remote-errors.ts";

/** What a person can be told. `kind` is the tRPC code the error travels under; the message says what to do next. */
export interface ErrorInfo {
  kind: RemoteErrorKind;
  /** Of the HTTP answer, where it is another than the kind's own. */
  status?: number;
  /** Seconds until it may be tried again, as the answer's header says. */
  retryAfter?: number;
  /** The field of a form that it is about. */
  field?: string;
  message: string;
}
