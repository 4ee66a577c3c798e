import type { Statement } from "#db/client.ts";
import { constraintName } from "#db/constraint-name.ts";
import {
  listExpiredBans,
  requireBanOver,
  requirePlaceBanOver,
  unbanPerson,
  unbanPlace,
} from "#db/queries/accounts/bans.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import type { Deps } from "#functions/deps.ts";
import { commit } from "#functions/services/commit.ts";
import { readForAnyone } from "#functions/services/read-for-anyone.ts";

/** At most so many of each kind a run; the rest a minute later. */
const BATCH_SIZE = 100;

/** Ends bans whose time is over, in the log as everything else that is done about people. */
export async function liftExpiredBans(deps: Deps): Promise<void> {
  const now = deps.now();
  const [{ people, places }] = await readForAnyone(
    deps,
    listExpiredBans(deps.db, { now, limit: BATCH_SIZE }),
  );
  const note = { actor: null, reason: "Its time was over.", now };
  for (const userId of people) {
    await lift(deps, [
      requireBanOver({ userId, now }),
      noteStaffAction({ ...note, id: crypto.randomUUID(), what: "unblocked", userId, extra: {} }),
      ...unbanPerson({ userId, now }),
    ]);
  }
  for (const { kind, value } of places) {
    await lift(deps, [
      requirePlaceBanOver({ kind, value, now }),
      noteStaffAction({
        ...note,
        id: crypto.randomUUID(),
        what: `${kind} unblocked`,
        userId: null,
        extra: { [kind]: value },
      }),
      unbanPlace({ kind, value }),
    ]);
  }
}

/** Ignores a ban that is not over any more: it was extended meanwhile, or another run has lifted it. */
async function lift(deps: Deps, statements: Statement[]): Promise<void> {
  try {
    await commit({ deps }, { statements });
  } catch (error) {
    if (constraintName(error) !== "moved_on") throw error;
  }
}
