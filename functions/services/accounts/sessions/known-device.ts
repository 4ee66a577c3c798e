import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { Ctx } from "../../context.ts";
import { keysFor } from "../../security/keys.ts";
import { isSignedByAny, sign } from "../../security/signing.ts";

/** Accounts one browser is known by. */
const MAX_ACCOUNTS = 4;
const DAY_MS = 86_400_000;

interface Entry {
  userId: string;
  /** Random, so that each browser has guesses of its own. */
  deviceId: string;
  since: number;
}

/** The id of this browser where it signed in to the account before; null where it did not, or long ago. */
export async function knownDevice(ctx: Ctx, userId: string | null): Promise<string | null> {
  const entries = await readEntries(ctx);
  return entries.find((entry) => entry.userId === userId)?.deviceId ?? null;
}

/** Makes this browser known to an account whose owner has just proved to be that here. */
export async function rememberDevice(ctx: Ctx, userId: string): Promise<void> {
  const others = (await readEntries(ctx)).filter((entry) => entry.userId !== userId);
  const own: Entry = { userId, deviceId: crypto.randomUUID(), since: ctx.deps.now() };
  const [key] = keysFor(ctx.deps.config, "device");
  const signed = [own, ...others].slice(0, MAX_ACCOUNTS).map(async (entry) => {
    const parts = [entry.userId, entry.deviceId, entry.since];
    return [...parts, await sign(key, ...parts)].join(".");
  });
  ctx.browser.note("device", (await Promise.all(signed)).join("~"), RETENTION_DAYS.knownBrowser * 86_400);
}

async function readEntries({ deps, browser }: Ctx): Promise<Entry[]> {
  const keys = keysFor(deps.config, "device");
  const oldest = deps.now() - RETENTION_DAYS.knownBrowser * DAY_MS;
  const entries: Entry[] = [];
  for (const text of (browser.recall("device") ?? "").split("~").slice(0, MAX_ACCOUNTS)) {
    const [userId = "", deviceId = "", since = "", signature = ""] = text.split(".");
    const isOurs = await isSignedByAny(keys, signature, userId, deviceId, since);
    if (isOurs && Number(since) > oldest) entries.push({ userId, deviceId, since: Number(since) });
  }
  return entries;
}
