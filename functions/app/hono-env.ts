import type { Deps } from "../deps.ts";
import type { Env } from "../env.ts";
import type { Ctx } from "../services/context.ts";

/** What middleware puts beside a request. */
export interface HonoEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    deps: Deps;
    ctx: Ctx;
  };
}
