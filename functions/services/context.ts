import type { Actor } from "#db/queries/accounts/session.ts";
import type { PersonalAccess, StaffAccess } from "#schema/access.ts";
import type { Deps } from "../deps.ts";

/** For whoever hands a context on and has nothing to ask the database. */
export type { Actor };

/** What we ask a browser to remember of it; each is signed by whoever notes it. */
export const REMEMBERED = ["device", "visitor", "second-step"] as const;
export type Remembered = (typeof REMEMBERED)[number];

/** What the caller's browser remembers for us, out of reach of scripts. */
export interface BrowserMemory {
  recall(name: Remembered): string | null;
  note(name: Remembered, value: string, seconds: number): void;
  /** The secret of a browser that registered an account; null: this one did not, as far as it remembers. */
  registrationSecret: string | null;
  /** Makes this browser one that registered an account, and returns its secret. */
  rememberRegistration(): string;
}

/** What a service verb works with: `verb({ ctx, input })`. */
export interface Ctx {
  deps: Deps;
  /** The caller's address, as the edge saw it. */
  ipaddress: string;
  /** The code of the personal link this browser came by; null: none it remembers. */
  invitedBy: string | null;
  browser: BrowserMemory;
  /** Whom the signed cookie names; nothing has asked whether that session still lives. */
  caller: Actor | null;
}

/** The same for someone signed in: `commit` and `readAs` prove in the same round trip as the work that they may do it. */
export interface ActorCtx extends Ctx {
  actor: Actor;
  access: PersonalAccess;
}

/** The same for staff, whose role is proven with the session. */
export interface StaffCtx extends ActorCtx {
  access: StaffAccess;
}
