import type * as z from "zod";
import { requireStaff } from "#db/queries/announcements.ts";
import {
  banPlace as ban,
  listBannedPlaces,
  requireNotStaffs,
  unbanPlace as unban,
} from "#db/queries/bans.ts";
import { requireSession } from "#db/queries/session.ts";
import { noteStaffAction } from "#db/queries/staff.ts";
import type { banPlaceInput, unbanPlaceInput } from "#schema/ban-inputs.ts";
import { type BanPlace, isBanReason, type PlaceBanView } from "#schema/bans.ts";
import { clientAddress } from "#schema/client-address.ts";
import { PUBLIC_MAIL_HOSTS } from "#schema/public-mail-hosts.ts";
import { AppError, orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { staffOnly } from "./for-staff.ts";

const MOST = 500;

/** Staff only: network addresses and mail domains that may not sign in or register, the newest first. */
export async function listPlaces({ deps, actor }: ActorCtx): Promise<PlaceBanView[]> {
  const found = staffOnly(await listBannedPlaces(deps.db, actor, { limit: MOST, now: deps.now() }));
  const view = (
    kind: BanPlace,
    value: string,
    row: { reason: string; note: string | null; createdAt: Date },
  ): PlaceBanView => ({
    ...{ kind, value, note: row.note, createdAt: row.createdAt },
    reason: isBanReason(row.reason) ? row.reason : null,
  });
  return [
    ...found.addresses.map((row) => view("address", row.ipAddress, row)),
    ...found.domains.map((row) => view("domain", row.domain, row)),
  ].sort((a, b) => Number(b.createdAt) - Number(a.createdAt));
}

/**
 * Staff only. Sessions that began there end with the write; what people of a banned domain have not begun is paid back
 * within a minute. Refused for what staff themselves sign in with, and for hosts of everybody's mail.
 */
export async function banPlace(
  { deps, actor }: ActorCtx,
  { reason, note, requestKey, ...place }: z.output<typeof banPlaceInput>,
): Promise<{ ok: true }> {
  const { kind } = place;
  const value = spelled(place);
  if (kind === "domain" && PUBLIC_MAIL_HOSTS.has(value)) throw new AppError("BAN_PUBLIC_MAIL");
  const now = deps.now();
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      requireStaff(actor),
      requireNotStaffs({ kind, value, now }),
      ...ban({ kind, value, reason, note, now }),
      noteStaffAction({
        id: `ban-${requestKey}`,
        actor,
        what: `${kind} blocked`,
        userId: null,
        extra: { [kind]: value, reason },
        now,
      }),
    ]),
    { ban_protected: "BAN_OWN_PLACE" },
  );
  return { ok: true };
}

/** Staff only: undoes it; nothing where it was not banned. */
export async function unbanPlace(
  { deps, actor }: ActorCtx,
  { requestKey, ...place }: z.output<typeof unbanPlaceInput>,
): Promise<{ ok: true }> {
  const { kind } = place;
  const value = spelled(place);
  const now = deps.now();
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      requireStaff(actor),
      unban({ kind, value }),
      noteStaffAction({
        id: `unban-${requestKey}`,
        actor,
        what: `${kind} unblocked`,
        userId: null,
        extra: { [kind]: value },
        now,
      }),
    ]),
  );
  return { ok: true };
}

/** As callers' addresses and mail domains are written where they are compared. */
const spelled = ({ kind, value }: { kind: BanPlace; value: string }) =>
  kind === "address" ? clientAddress(value) : value;
