import type { VisitorHashes } from "#db/queries/visitors/visitor-strikes.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { Ctx } from "../context.ts";
import { keysFor } from "../security/keys.ts";
import { isSignedByAny, sign } from "../security/signing.ts";

/** Longer than anything made here is kept, in seconds. */
const COOKIE_SECONDS = RETENTION_DAYS.visitorBrowser * 86_400;

/** The id of this browser, as its signed cookie says; null: it has none yet. */
async function recall({ deps, browser }: Ctx): Promise<string | null> {
  const [id = "", signature = ""] = (browser.recall("visitor") ?? "").split(".");
  return (await isSignedByAny(keysFor(deps.config, "visitor"), signature, "browser", id)) ? id : null;
}

/** What its requests are known by; null: it has asked for nothing. */
export async function knownVisitor(ctx: Ctx): Promise<VisitorHashes | null> {
  const id = await recall(ctx);
  return id === null ? null : hashesOf(ctx, id);
}

/** The same, and a browser that was not known is from now on. */
export async function visitorHere(ctx: Ctx): Promise<VisitorHashes> {
  const id = (await recall(ctx)) ?? crypto.randomUUID();
  const [key] = keysFor(ctx.deps.config, "visitor");
  ctx.browser.note("visitor", `${id}.${await sign(key, "browser", id)}`, COOKIE_SECONDS);
  return hashesOf(ctx, id);
}

/** Keyed, so that a row leads nobody to an address. */
async function hashesOf({ deps, ipaddress }: Ctx, id: string): Promise<VisitorHashes> {
  const [key] = keysFor(deps.config, "visitor");
  return {
    browserHash: await sign(key, "browser-hash", id),
    addressHash: await sign(key, "address-hash", ipaddress),
  };
}
