import type * as z from "zod";
import { deleteTraining } from "#db/queries/library/trainings.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import {
  decideTakedown as decide,
  findModel,
  findTakedown,
  listOpenTakedowns,
} from "#db/queries/staff/takedowns.ts";
import type { decideTakedownInput, TakedownRequest } from "#schema/staff/takedowns.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

const MAX_LISTED = 100;

/** Staff only: requests of people who are shown and did not agree, what is due first. */
export async function listTakedowns({ ctx }: { ctx: StaffCtx }): Promise<TakedownRequest[]> {
  const [rows] = await readAs(ctx, listOpenTakedowns(ctx.deps.db, MAX_LISTED));
  return rows.map(({ decision: _, ...row }) => row);
}

/**
 * Staff only: takes a model down, with its photos and everything it was trained to, or says why not. Who asked is
 * answered, and whose model it was is told. Decided once.
 */
export async function decideTakedown({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof decideTakedownInput>;
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { id, decision, trainingId, answer } = input;
  const [[found], [model]] = await readAs(
    ctx,
    findTakedown(deps.db, id),
    findModel(deps.db, trainingId ?? ""),
  );
  if (!found) throw new AppError("NOT_FOUND");
  if (found.decision) {
    if (found.decision === decision) return { ok: true };
    throw new AppError("CONFLICT");
  }
  const down = decision === "TAKEN_DOWN";
  if (down && trainingId && !model) throw new AppError("NO_SUCH_MODEL");
  const gone = down && model ? model : null;
  const now = deps.now();
  const actId = `takedown-${id}-decided`;
  await commit(ctx, {
    statements: [
      ...decide({ id, decision, staffId: actor.userId, now }),
      ...(gone ? deleteTraining({ userId: gone.userId, id: gone.id, now }) : []),
      noteStaffAction({
        id: actId,
        actor,
        what: down ? "model taken down" : "takedown declined",
        userId: gone?.userId ?? null,
        extra: { takedownId: id, ...(gone && { trainingId: gone.id }) },
        now,
      }),
    ],
    emails: [
      accountEmail(deps, {
        id: actId,
        to: found.email,
        template: "takedown-decided",
        params: { down: down ? "yes" : "no", answer },
        onlyTo: "anyone",
        now,
      }),
      ...(gone
        ? [
            accountEmail(deps, {
              id: `${actId}-owner`,
              to: gone.email,
              template: "model-taken-down",
              params: { name: gone.name },
              now,
            }),
          ]
        : []),
    ],
    errors: { still_busy: "TRAINING_BUSY" },
  });
  return { ok: true };
}
