import { AppError } from "../services/app-error.ts";
import type { ActorCtx, Ctx } from "../services/context.ts";

/** The context of whoever the cookie names; refuses where it names nobody. */
export function actorCtx(ctx: Ctx): ActorCtx {
  if (!ctx.caller) throw new AppError("NOT_SIGNED_IN");
  return { ...ctx, actor: ctx.caller };
}
