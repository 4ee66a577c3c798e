import { getTRPCErrorShape, initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import type { ErrorCode } from "#schema/errors/errors.ts";
import { REMOTE_ERROR_NUMBERS } from "#schema/errors/remote-errors.ts";
import { AppError } from "../services/app-error.ts";
import type { Ctx } from "../services/context.ts";
import { countUse } from "../services/count-use.ts";
import { logSecurity } from "../services/security/security-log.ts";
import { actorCtx, staffCtx } from "./actor-ctx.ts";
import { toPublicError } from "./error-map.ts";
import { procedureAccess } from "./procedure-access.ts";

/** The services' own context, and what an error is looked up by. */
export interface TrpcContext extends Ctx, Record<string, unknown> {
  requestId: string;
}

const t = initTRPC.context<TrpcContext>().create({
  transformer: superjson,
  isDev: false,
  errorFormatter({ shape, error, ctx }) {
    const told = toPublicError(error);
    return {
      ...shape,
      message: told.message,
      code: REMOTE_ERROR_NUMBERS[told.kind],
      data: {
        ...shape.data,
        code: told.kind,
        appCode: told.code,
        details: told.data,
        fields: told.fields,
        ...(told.code === "INTERNAL" ? { errorId: ctx?.requestId ?? null } : {}),
      },
    };
  },
});

export const router = t.router;

/** An AppError under the tRPC code its words travel under. */
export function asTrpcError(cause: AppError): TRPCError {
  const { kind, message } = toPublicError(cause);
  return new TRPCError({ code: kind as TRPCError["code"], message, cause });
}

/** What stopped a request on its way to any procedure, in the shape the client of this endpoint reads; good for a batch too. */
export function toTrpcAnswer(error: unknown, requestId: string) {
  const cause =
    error instanceof AppError
      ? asTrpcError(error)
      : new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: error });
  const { data, ...shape } = getTRPCErrorShape({
    config: t._config,
    error: cause,
    type: "unknown",
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  const told = "errorId" in data ? { ...data, errorId: requestId } : data;
  return { error: superjson.serialize({ ...shape, data: told }) };
}

const FOR_STAFF: readonly ErrorCode[] = ["STAFF_ONLY", "ADMIN_ONLY"];

const mapErrors = t.middleware(async ({ next, ctx }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError && FOR_STAFF.includes(result.error.cause.code))
    await logSecurity(ctx, "staff_call", { outcome: "refused", userId: ctx.caller?.userId });
  if (!result.ok && result.error.cause instanceof AppError) throw asTrpcError(result.error.cause);
  return result;
});

const mapped = t.procedure.use(mapErrors);

/** For anyone: no session is asked for. */
export const publicProcedure = mapped.use(({ path, next }) => {
  procedureAccess(path, ["anyone"]);
  return next();
});

/** For someone signed in. That the session still lives is asked by the verb, in the same trip as its work. */
export const protectedProcedure = mapped.use(({ ctx, path, next }) =>
  next({ ctx: actorCtx(ctx, procedureAccess(path, ["leaving", "person"])) }),
);

/** A protected write: counted, so that nobody can hammer it. */
export const protectedMutation = protectedProcedure.use(async ({ ctx, next }) => {
  await countUse(ctx, [["writeByAccount", ctx.actor.userId]]);
  return next();
});

/** For staff or admins alone. Whether somebody is, is asked by the verb as well. */
export const staffProcedure = mapped.use(({ ctx, path, next }) =>
  next({ ctx: staffCtx(ctx, procedureAccess(path, ["staff", "admin"])) }),
);
export const staffMutation = staffProcedure.use(async ({ ctx, next }) => {
  await countUse(ctx, [["writeByAccount", ctx.actor.userId]]);
  return next();
});
