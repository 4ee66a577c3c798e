import type { Actor } from "#db/queries/session.ts";
import type { Deps } from "../deps.ts";

/** For whoever hands a context on and has nothing to ask the database. */
export type { Actor };

/** What we ask a browser to remember of it; each is signed by whoever notes it. */
export type Remembered = "device";

/** What the caller's browser remembers for us, out of reach of scripts. */
export interface BrowserMemory {
  recall(name: Remembered): string | null;
  note(name: Remembered, value: string, seconds: number): void;
}

/** What a service verb works with. */
export interface Ctx {
  deps: Deps;
  /** The caller's address, as the edge saw it. */
  ipaddress: string;
  /** The code of the personal link this browser came by; null: none it remembers. */
  invitedBy: string | null;
  browser: BrowserMemory;
}

/** The same for someone signed in. */
export interface ActorCtx extends Ctx {
  actor: Actor;
}
