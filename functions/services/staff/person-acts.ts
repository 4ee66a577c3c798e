import type * as z from "zod";
import { deleteAllFactors, dropIdleCodes, findAddress } from "#db/queries/accounts/second-factor.ts";
import { deleteSessions, shortenSessions } from "#db/queries/accounts/session.ts";
import { noteStaffAction, type StaffActRow } from "#db/queries/staff/audit.ts";
import {
  findAct,
  requireNewAct,
  requireNotSelf,
  requireStays,
  setRole as set,
} from "#db/queries/staff/person-acts.ts";
import { ROLE_ACTS } from "#schema/staff/audit.ts";
import type { endSessionsInput, resetSecondFactorInput, setRoleInput } from "#schema/staff/person-acts.ts";
import { factorEmail } from "../accounts/second-factor/factor-email.ts";
import { AppError } from "../app-error.ts";
import { type commit, commitOnce } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** Admins only: signs a person out on every device. */
export async function endSessions({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof endSessionsInput>;
}): Promise<{ ok: true }> {
  const { id: userId, reason, requestKey } = input;
  const act = { id: `sessions-${requestKey}`, what: "sessions ended", userId, reason } as const;
  return actOnce(ctx, act, {
    statements: [requireStays(userId), deleteSessions({ userId, except: ctx.actor.sessionId })],
  });
}

/**
 * Admins only: gives a person a role. Nobody changes that of an account of their own, and who changes another's is an
 * admin in the same batch: so one always remains.
 */
export async function setRole({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof setRoleInput>;
}): Promise<{ ok: true }> {
  const { id: userId, role, reason, requestKey } = input;
  const act = { id: `role-${requestKey}`, what: ROLE_ACTS[role], userId, reason } as const;
  return actOnce(ctx, act, {
    statements: [
      requireNotSelf(ctx.actor, userId),
      ...set({ userId, role, now: ctx.deps.now() }),
      shortenSessions(userId),
    ],
    errors: { own_case: "OWN_ROLE" },
  });
}

/**
 * Admins only: takes away a person's app, passkeys and recovery codes, for somebody who lost them and has proven who they
 * are. They are signed out everywhere and told, and nobody does it to themselves.
 */
export async function resetSecondFactor({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof resetSecondFactorInput>;
}): Promise<{ ok: true }> {
  const { id: userId, reason, requestKey } = input;
  if (userId === ctx.actor.userId) throw new AppError("OWN_SECOND_STEP");
  const [[person]] = await readAs(ctx, findAddress(ctx.deps.db, userId));
  if (!person) throw new AppError("NOT_FOUND");
  const act = { id: `second-step-${requestKey}`, what: "second step reset", userId, reason } as const;
  return actOnce(ctx, act, {
    statements: [
      requireStays(userId),
      ...deleteAllFactors(userId),
      ...dropIdleCodes(userId),
      deleteSessions({ userId, except: null }),
    ],
    emails: [
      factorEmail(ctx.deps, {
        to: person.email,
        change: "Our staff removed your app, passkeys and recovery codes",
      }),
    ],
  });
}

/** Does it and writes it down; the same act again changes nothing, another one under its key is refused. */
export async function actOnce(
  ctx: StaffCtx,
  act: Pick<StaffActRow, "id" | "what" | "userId" | "reason"> & Partial<Pick<StaffActRow, "extra">>,
  { statements, ...batch }: Parameters<typeof commit>[1],
): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { extra = {} } = act;
  await commitOnce(ctx, {
    ...batch,
    statements: [
      requireNewAct(act.id),
      ...statements,
      noteStaffAction({ ...act, actor, extra, now: deps.now() }),
    ],
    once: {
      repeatBreaks: "moved_on",
      async findEarlier() {
        const [[earlier]] = await readAs(ctx, findAct(deps.db, act));
        const isSame = earlier?.what === act.what && JSON.stringify(earlier.extra) === JSON.stringify(extra);
        return isSame ? earlier : null;
      },
    },
  });
  return { ok: true };
}
