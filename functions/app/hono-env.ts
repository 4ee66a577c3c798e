import type { Deps } from "../deps.ts";
import type { Env } from "../env.ts";
import type { Actor, Ctx } from "../services/context.ts";

/** What middleware puts beside a request. */
export interface HonoEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    deps: Deps;
    ctx: Ctx;
    /** From the signed cookie; whether the session still lives is asked in the same round trip as the work. */
    actor: Actor | null;
  };
}
