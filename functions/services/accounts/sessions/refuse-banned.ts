import { isBanReason } from "#schema/staff/bans.ts";
import { AppError } from "../../app-error.ts";

/** Throws with the reason, where one was kept. `ban` is the reason; null: nothing stands against them. */
export function refuseBanned(ban: string | null): void {
  if (ban === null) return;
  throw new AppError(isBanReason(ban) ? `BANNED_${ban}` : "BANNED");
}
