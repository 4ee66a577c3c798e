import type * as z from "zod";
import type { Statement } from "#db/client.ts";
import { findActs, noteStaffAction, type StaffActRow } from "#db/queries/staff/audit.ts";
import { takeDown } from "#db/queries/staff/take-down.ts";
import { findModels, findNamedPicture, findVoices } from "#db/queries/staff/takedown-targets.ts";
import {
  decideTakedown as decide,
  findTakedown,
  insertBorrowerEmails,
  listOpenTakedowns,
} from "#db/queries/staff/takedowns.ts";
import { takeDownVoice } from "#db/queries/voices/voices.ts";
import { AppError } from "#functions/services/app-error.ts";
import { commit } from "#functions/services/commit.ts";
import type { StaffCtx } from "#functions/services/context.ts";
import { readAs } from "#functions/services/read-as.ts";
import type { decideTakedownInput, TakedownRequest } from "#schema/staff/takedowns.ts";
import { answerEmail, ownerEmails } from "./takedown-emails.ts";
import { listTaken, readTarget, type Taken } from "./takedown-target.ts";

const MAX_LISTED = 100;

/** Staff only: requests of people who are shown and did not agree, what is due first. */
export async function listTakedowns({ ctx }: { ctx: StaffCtx }): Promise<TakedownRequest[]> {
  const [rows] = await readAs(ctx, listOpenTakedowns(ctx.deps.db, MAX_LISTED));
  return rows.map(({ decision: _, ...row }) => row);
}

/**
 * Staff only: takes down models, with their photos and everything anybody made with them, pictures with what was made from
 * them, and voices; or says why not. Work under way does not hold it up: it ends and is paid back. Who asked is answered, and
 * whose it was is told. Decided once: the same decision on the same things changes nothing, any other is refused.
 */
export async function decideTakedown({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof decideTakedownInput>;
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { id, decision, answer } = input;
  const texts = input.decision === "TAKEN_DOWN" ? input.targets : [];
  const targets = await Promise.all(texts.map((text) => readTarget(deps, text)));
  const ids = targets.map((target) => target.id);
  const actId = `takedown-${id}-`;
  const [[found], acts, models, voices, ...pictures] = await readAs(
    ctx,
    findTakedown(deps.db, id),
    findActs(deps.db, actId),
    findModels(deps.db, ids),
    findVoices(deps.db, ids),
    ...targets.map((target) => findNamedPicture(deps.db, target)),
  );
  if (!found) throw new AppError("NOT_FOUND");
  if (found.decision) {
    const logged = acts.flatMap(({ extra }) =>
      typeof extra.named === "string" ? extra.named.split(" ") : [],
    );
    const asked = targets.map(({ named }) => named);
    if (found.decision === decision && listOf(logged) === listOf(asked)) return { ok: true };
    throw new AppError("CONFLICT");
  }
  const taken = listTaken(targets, { models, voices, pictures });
  if (!taken) throw new AppError("NOTHING_TO_TAKE_DOWN");
  const roots = taken.filter(({ kind, named }) => kind !== "voice" && named !== null).map((one) => one.id);
  const now = deps.now();
  await commit(ctx, {
    statements: [
      ...decide({ id, decision, staffId: actor.userId, now }),
      ...models.map((model) =>
        insertBorrowerEmails({ trainingId: model.id, from: deps.config.EMAIL_FROM, now }),
      ),
      ...(roots.length > 0 ? takeDown({ ids: roots, now }) : []),
      ...voices.flatMap((voice) => dropVoice(voice, now)),
      ...actsOf(taken, { takedownId: id, actId, actor, now }).map(noteStaffAction),
    ],
    emails: [
      answerEmail(deps, { id: actId, to: found.email, taken, answer, now }),
      ...ownerEmails(deps, { id: actId, taken, now }),
    ],
  });
  return { ok: true };
}

const listOf = (names: readonly string[]) => [...new Set(names)].toSorted().join();

function dropVoice(
  { id, userId, originalAudioId, consentAudioId }: Awaited<ReturnType<typeof findVoices>>[number],
  now: number,
): Statement[] {
  return takeDownVoice({ id, userId, recordingIds: [id, originalAudioId, consentAudioId], now });
}

const LOGGED_AS = { model: "trainingId", picture: "pictureId", voice: "voiceId" } as const;

/** A line for each thing that goes, by which the same decision is known again; one where nothing does. */
function actsOf(
  taken: readonly Taken[],
  input: { takedownId: string; actId: string; actor: StaffCtx["actor"]; now: number },
): StaffActRow[] {
  const { takedownId, actId, actor, now } = input;
  if (taken.length === 0)
    return [
      { id: `${actId}declined`, actor, what: "takedown declined", userId: null, extra: { takedownId }, now },
    ];
  return taken.map(({ kind, id, userId, named }) => ({
    id: `${actId}${id}`,
    actor,
    what: `${kind} taken down` as const,
    userId,
    extra: { takedownId, [LOGGED_AS[kind]]: id, ...(named !== null && { named }) },
    now,
  }));
}
