import type { Actor } from "#db/queries/session.ts";
import type { Deps } from "../deps.ts";

/** For whoever hands a context on and has nothing to ask the database. */
export type { Actor };

/** What a service verb works with. */
export interface Ctx {
  deps: Deps;
  /** The caller's address, as the edge saw it. */
  ipaddress: string;
  /** The code of the personal link this browser came by; null: none it remembers. */
  invitedBy: string | null;
}

/** The same for someone signed in. */
export interface ActorCtx extends Ctx {
  actor: Actor;
}
