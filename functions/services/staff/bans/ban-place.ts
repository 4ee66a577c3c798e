import type * as z from "zod";
import {
  banPlace as ban,
  listBannedAddresses,
  listBannedDomains,
  requireNotStaffs,
  unbanPlace as unban,
} from "#db/queries/accounts/bans.ts";
import { AppError } from "#functions/services/app-error.ts";
import type { StaffCtx } from "#functions/services/context.ts";
import { readAs } from "#functions/services/read-as.ts";
import { PUBLIC_EMAIL_HOSTS } from "#schema/emails/public-email-hosts.ts";
import type { banPlaceInput, unbanPlaceInput } from "#schema/staff/ban-inputs.ts";
import { BAN_REASON_LABELS, type BanPlace, isBanReason, type PlaceBanView } from "#schema/staff/bans.ts";
import { actOnce } from "../person-acts.ts";
import { banEnd } from "./ban-end.ts";

const MAX_LISTED = 500;

/** Staff only: network addresses and email domains that may not sign in or register, the newest first. */
export async function listPlaces({ ctx }: { ctx: StaffCtx }): Promise<PlaceBanView[]> {
  const { db } = ctx.deps;
  const [addresses, domains] = await readAs(
    ctx,
    listBannedAddresses(db, MAX_LISTED),
    listBannedDomains(db, MAX_LISTED),
  );
  const view = (
    kind: BanPlace,
    value: string,
    row: { reason: string; note: string | null; createdAt: Date; expires: Date | null },
  ): PlaceBanView => ({
    kind,
    value,
    note: row.note,
    createdAt: row.createdAt,
    expires: row.expires,
    reason: isBanReason(row.reason) ? row.reason : null,
  });
  return [
    ...addresses.map((row) => view("address", row.ipAddress, row)),
    ...domains.map((row) => view("domain", row.domain, row)),
  ].sort((a, b) => Number(b.createdAt) - Number(a.createdAt));
}

/**
 * Admins only. Sessions that began there end with the write; within a minute what people of a banned domain have not
 * begun is paid back, and their plans are told to end with the period. Refused for what staff themselves sign in with, and for hosts of everybody's mail.
 */
export async function banPlace({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof banPlaceInput>;
}): Promise<{ ok: true }> {
  const { kind, value, reason, note, requestKey } = input;
  if (kind === "domain" && PUBLIC_EMAIL_HOSTS.has(value)) throw new AppError("BAN_PUBLIC_MAIL");
  const now = ctx.deps.now();
  const act = {
    id: `ban-${requestKey}`,
    what: `${kind} blocked`,
    userId: null,
    reason: BAN_REASON_LABELS[reason],
    extra: { [kind]: value },
  } as const;
  return actOnce(ctx, act, {
    statements: [
      requireNotStaffs({ kind, value, now }),
      ...ban({ kind, value, reason, note, expires: banEnd(input.days, now), now }),
    ],
    errors: { ban_protected: "BAN_OWN_PLACE" },
  });
}

/** Admins only: undoes it; nothing where it was not banned. */
export async function unbanPlace({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof unbanPlaceInput>;
}): Promise<{ ok: true }> {
  const { kind, value, requestKey } = input;
  const act = {
    id: `unban-${requestKey}`,
    what: `${kind} unblocked`,
    userId: null,
    extra: { [kind]: value },
  } as const;
  return actOnce(ctx, act, { statements: [unban({ kind, value })] });
}
