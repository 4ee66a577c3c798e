import { TRPCError } from "@trpc/server";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import type { ErrorInfo } from "#schema/errors/error-info.ts";
import { ERRORS, type ErrorCode } from "#schema/errors/errors.ts";
import { REMOTE_ERROR_NUMBERS, type RemoteErrorKind } from "#schema/errors/remote-errors.ts";
import type { HttpErrorBody } from "#schema/trainings/upload.ts";
import { AppError } from "../services/app-error.ts";

const HTTP_STATUS: Record<RemoteErrorKind, ContentfulStatusCode> = {
  PARSE_ERROR: 400,
  BAD_REQUEST: 400,
  INTERNAL_SERVER_ERROR: 500,
  NOT_IMPLEMENTED: 501,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  CLIENT_CLOSED_REQUEST: 499 as ContentfulStatusCode,
};

/** What leaves the house: a known code, its words, and where to look it up; nothing internal. */
export interface PublicError {
  code: ErrorCode;
  kind: RemoteErrorKind;
  message: string;
  data: Record<string, string | number>;
  /** First message per field, for forms. */
  fields: Record<string, string>;
}

/** The one place where anything thrown becomes what a person is told. */
export function toPublicError(error: unknown): PublicError {
  if (error instanceof AppError) {
    const { kind, field }: ErrorInfo = ERRORS[error.code];
    return {
      code: error.code,
      kind,
      message: error.message,
      data: error.data,
      fields: field ? { [field]: error.message } : {},
    };
  }
  if (error instanceof z.ZodError) return fromZod(error);
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError || error.cause instanceof z.ZodError)
      return toPublicError(error.cause);
    // tRPC calls it a bad request when what was sent is no JSON at all
    if (error.code === "BAD_REQUEST" && error.cause instanceof SyntaxError) {
      return { ...toPublicError(new AppError("BAD_INPUT")), kind: "PARSE_ERROR" };
    }
    if (error.code !== "INTERNAL_SERVER_ERROR") {
      const code = error.code === "NOT_FOUND" ? "NOT_FOUND" : "BAD_INPUT";
      return {
        code,
        // tRPC knows kinds that our clients do not
        kind: isKnown(error.code) ? error.code : "BAD_REQUEST",
        message: ERRORS[code].message,
        data: {},
        fields: {},
      };
    }
  }
  return {
    code: "INTERNAL",
    kind: "INTERNAL_SERVER_ERROR",
    message: ERRORS.INTERNAL.message,
    data: {},
    fields: {},
  };
}

function isKnown(kind: string): kind is RemoteErrorKind {
  return Object.hasOwn(REMOTE_ERROR_NUMBERS, kind);
}

/** How zod begins where a rule has no words of its own: they are for programmers. */
const ZODS_OWN = /^(Invalid|Too (big|small)|Unrecognized)\b/;

function fromZod(error: z.ZodError): PublicError {
  const vague = ERRORS.BAD_INPUT.message;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    fields[path.join(".")] ??= ZODS_OWN.test(message) ? vague : message;
  }
  return {
    code: "BAD_INPUT",
    kind: "BAD_REQUEST",
    message: Object.values(fields).find((words) => words !== vague) ?? vague,
    data: {},
    fields,
  };
}

/** The HTTP status of a tRPC answer, where all its calls failed alike and their words have a status of their own. */
export function sharedStatus(errors: readonly unknown[], calls: number | undefined): number | undefined {
  const statuses = new Set(
    errors.map((error) => {
      const { status }: ErrorInfo = ERRORS[toPublicError(error).code];
      return status;
    }),
  );
  return errors.length === calls && statuses.size === 1 ? [...statuses][0] : undefined;
}

/** The header that says when to come back, where the words have one. */
export function retryAfter(errors: readonly unknown[]): Record<string, string> {
  const seconds = errors.map((error) => (ERRORS[toPublicError(error).code] as ErrorInfo).retryAfter ?? 0);
  const longest = Math.max(0, ...seconds);
  return longest > 0 ? { "retry-after": String(longest) } : {};
}

/** For plain HTTP routes. */
export function toHttpError(
  error: unknown,
  errorId: string,
): { status: ContentfulStatusCode; body: HttpErrorBody } {
  const { code, kind, message } = toPublicError(error);
  const { status }: ErrorInfo = ERRORS[code];
  return {
    status: (status as ContentfulStatusCode | undefined) ?? HTTP_STATUS[kind],
    body: { error: { code, message, ...(code === "INTERNAL" ? { errorId } : {}) } },
  };
}
