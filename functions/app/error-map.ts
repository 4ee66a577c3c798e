import { TRPCError } from "@trpc/server";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { ERRORS, type ErrorCode, type ErrorWords, type RemoteErrorKind } from "#schema/errors.ts";
import type { HttpErrorBody } from "#schema/upload.ts";
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
    return {
      code: error.code,
      kind: ERRORS[error.code].kind,
      message: error.message,
      data: error.data,
      fields: {},
    };
  }
  if (error instanceof z.ZodError) return fromZod(error);
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError || error.cause instanceof z.ZodError)
      return toPublicError(error.cause);
    if (error.code !== "INTERNAL_SERVER_ERROR") {
      const code = error.code === "NOT_FOUND" ? "NOT_FOUND" : "BAD_INPUT";
      return {
        code,
        kind: error.code as RemoteErrorKind,
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

function fromZod(error: z.ZodError): PublicError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".")] ??= issue.message;
  const [first] = Object.values(fields);
  return {
    code: "BAD_INPUT",
    kind: "BAD_REQUEST",
    message: first ?? ERRORS.BAD_INPUT.message,
    data: {},
    fields,
  };
}

/** For plain HTTP routes. */
export function toHttpError(
  error: unknown,
  errorId: string,
): { status: ContentfulStatusCode; body: HttpErrorBody } {
  const { code, kind, message } = toPublicError(error);
  const { status }: ErrorWords = ERRORS[code];
  return {
    status: (status as ContentfulStatusCode | undefined) ?? HTTP_STATUS[kind],
    body: { error: { code, message, ...(code === "INTERNAL" ? { errorId } : {}) } },
  };
}
