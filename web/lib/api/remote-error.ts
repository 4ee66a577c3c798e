import type { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "#functions/api-type.ts";
import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { ERRORS, type ErrorCode } from "#schema/errors/errors.ts";
import {
  REMOTE_ERROR_NUMBERS,
  type RemoteErrorKind,
  UNREADABLE_RESPONSE,
} from "#schema/errors/remote-errors.ts";

/** Kinds that the same request hardly ever turns into a success: whoever waits is told at once (`useRead`). */
const FINAL: ReadonlySet<RemoteErrorKind> = new Set([
  "PARSE_ERROR",
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "NOT_FOUND",
  "METHOD_NOT_SUPPORTED",
  "CONFLICT",
  "PRECONDITION_FAILED",
  "PAYLOAD_TOO_LARGE",
  "UNPROCESSABLE_CONTENT",
  "CLIENT_CLOSED_REQUEST",
]);

/** By name, because importing the class would bring the whole client into pages that only tell what went wrong. */
function isRemote(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof Error && error.name === "TRPCClientError";
}

/** The tRPC code a failed call came back with; null when no answer of our own server was read. */
export function kindOf(error: unknown): RemoteErrorKind | null {
  if (!isRemote(error)) return null;
  const kind: unknown = error.data?.code;
  return typeof kind === "string" && Object.hasOwn(REMOTE_ERROR_NUMBERS, kind)
    ? (kind as RemoteErrorKind)
    : null;
}

/** Our own code for what went wrong; null when no answer of our own server was read. */
export function codeOf(error: unknown): ErrorCode | null {
  if (!isRemote(error)) return null;
  const code: unknown = error.data?.appCode;
  return typeof code === "string" && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : null;
}

/** What the server says of single fields of a form, by their names; empty where it says nothing of any. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return (isRemote(error) && error.data?.fields) || {};
}

export function isFinal(error: unknown): boolean {
  const kind = kindOf(error);
  return kind !== null && FINAL.has(kind);
}

/** Words for a person: the server's own where it answered, ours where nothing readable came back. */
export function messageOf(error: unknown): string {
  if (kindOf(error) !== null) return (error as Error).message;
  if (isRemote(error)) {
    if (error.message === UNREADABLE_RESPONSE || error.cause instanceof SyntaxError) {
      return UNREADABLE_RESPONSE;
    }
    return AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR;
  }
  return ERRORS.INTERNAL.message;
}
