import type { PersonalAccess, StaffAccess } from "#schema/access.ts";
import { AppError } from "../services/app-error.ts";
import type { ActorCtx, Ctx, StaffCtx } from "../services/context.ts";

/** The context of whoever the cookie names; refuses where it names nobody. Services prove that they may. */
export function actorCtx(ctx: Ctx, access: PersonalAccess): ActorCtx {
  if (!ctx.caller) throw new AppError("NOT_SIGNED_IN");
  return { ...ctx, actor: ctx.caller, access };
}

/** The same for what only staff may do. */
export function staffCtx(ctx: Ctx, access: StaffAccess): StaffCtx {
  return { ...actorCtx(ctx, access), access };
}
