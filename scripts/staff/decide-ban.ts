import type { Db } from "#db/client.ts";
import { constraintName } from "#db/constraint-name.ts";
import {
  banPerson,
  banPlace,
  requireMayBan,
  requireNotStaffs,
  unbanPerson,
  unbanPlace,
} from "#db/queries/accounts/bans.ts";
import { noteStaffAction, type StaffActRow } from "#db/queries/staff/audit.ts";
import { PUBLIC_EMAIL_HOSTS } from "#schema/emails/public-email-hosts.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import type { StaffAct } from "#schema/staff/audit.ts";
import { banPlaceInput } from "#schema/staff/ban-inputs.ts";
import { BAN_REASON_LABELS, type BanKind, type BanPlace, type BanReason } from "#schema/staff/bans.ts";
import { Refused } from "./staff-database.ts";

interface Decision {
  kind: BanKind;
  /** An e-mail address, a network address or a domain. */
  subject: string;
  /** Null: undo. */
  reason: BanReason | null;
  note: string;
}

/** Blocks, or undoes it; what was done, in words. Throws `Refused` for what may not be. */
export function decideBan(db: Db, decision: Decision): Promise<string> {
  return decision.kind === "person" ? decidePerson(db, decision) : decidePlace(db, decision.kind, decision);
}

async function decidePerson(db: Db, { subject, reason, note }: Decision): Promise<string> {
  const email = subject.trim().toLowerCase();
  const row = await db.first({ sql: "SELECT id FROM user WHERE email = ?", args: [email] });
  if (!row) throw new Refused(`Nobody with the address ${email} is registered there.`);
  const userId = String(row.id);
  const now = Date.now();
  await orRefuse(
    db.write([
      ...requireMayBan(null, userId),
      record(reason ? "blocked" : "unblocked", { userId, reason, extra: {}, now }),
      ...(reason ? banPerson({ userId, reason, note, expires: null, now }) : unbanPerson({ userId, now })),
    ]),
    ERRORS.BAN_PROTECTED.message,
  );
  return said(email, reason);
}

async function decidePlace(db: Db, kind: BanPlace, { subject, reason, note }: Decision): Promise<string> {
  const parsed = banPlaceInput.safeParse({
    kind,
    value: subject,
    note,
    reason: reason ?? "OTHER",
    requestKey: crypto.randomUUID(),
  });
  if (!parsed.success) throw new Refused(parsed.error.issues[0]?.message ?? ERRORS.BAD_INPUT.message);
  const { value } = parsed.data;
  if (kind === "domain" && PUBLIC_EMAIL_HOSTS.has(value)) throw new Refused(ERRORS.BAN_PUBLIC_MAIL.message);
  const now = Date.now();
  await orRefuse(
    db.write([
      ...(reason
        ? [
            requireNotStaffs({ kind, value, now }),
            ...banPlace({ kind, value, reason, note, expires: null, now }),
          ]
        : [unbanPlace({ kind, value })]),
      record(`${kind} ${reason ? "blocked" : "unblocked"}`, {
        userId: null,
        reason,
        extra: { [kind]: value },
        now,
      }),
    ]),
    ERRORS.BAN_OWN_PLACE.message,
  );
  return said(value, reason);
}

const record = (
  what: StaffAct,
  { reason, ...input }: Pick<StaffActRow, "userId" | "extra" | "now"> & { reason: BanReason | null },
) =>
  noteStaffAction({
    id: crypto.randomUUID(),
    actor: null,
    what,
    reason: reason && BAN_REASON_LABELS[reason],
    ...input,
  });

async function orRefuse(batch: Promise<unknown>, message: string): Promise<void> {
  try {
    await batch;
  } catch (error) {
    throw constraintName(error) === "ban_protected" ? new Refused(message) : error;
  }
}

const said = (subject: string, reason: BanReason | null) =>
  reason ? `${subject} is blocked now, ${BAN_REASON_LABELS[reason]}.` : `${subject} is not blocked any more.`;
