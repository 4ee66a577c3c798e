import type * as z from "zod";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { takeDown } from "#db/queries/staff/take-down.ts";
import {
  decideTakedown as decide,
  findModel,
  findNamedPicture,
  findTakedown,
  insertBorrowerEmails,
  listOpenTakedowns,
} from "#db/queries/staff/takedowns.ts";
import type { decideTakedownInput, TakedownRequest } from "#schema/staff/takedowns.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { readTarget } from "./takedown-target.ts";

const MAX_LISTED = 100;

/** Staff only: requests of people who are shown and did not agree, what is due first. */
export async function listTakedowns({ ctx }: { ctx: StaffCtx }): Promise<TakedownRequest[]> {
  const [rows] = await readAs(ctx, listOpenTakedowns(ctx.deps.db, MAX_LISTED));
  return rows.map(({ decision: _, ...row }) => row);
}

/**
 * Staff only: takes a model down, with its photos and everything anybody made with it, or one picture with what was made
 * from it; or says why not. Work on it under way does not hold it up: it ends and is paid back. Who asked is answered, and
 * whose it was is told. Decided once.
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
  const target = await readTarget(deps, input.decision === "TAKEN_DOWN" ? input.target : "");
  const [[found], [model], [picture]] = await readAs(
    ctx,
    findTakedown(deps.db, id),
    findModel(deps.db, target.id),
    findNamedPicture(deps.db, target),
  );
  if (!found) throw new AppError("NOT_FOUND");
  if (found.decision) {
    if (found.decision === decision) return { ok: true };
    throw new AppError("CONFLICT");
  }
  const gone = model ?? picture;
  if (decision === "TAKEN_DOWN" && !gone) throw new AppError("NOTHING_TO_TAKE_DOWN");
  const what = model ? "model" : "picture";
  const { EMAIL_FROM: from } = deps.config;
  const now = deps.now();
  const actId = `takedown-${id}-decided`;
  const told = gone && { id: `${actId}-owner`, to: gone.email, now };
  await commit(ctx, {
    statements: [
      ...decide({ id, decision, staffId: actor.userId, now }),
      ...(model ? [insertBorrowerEmails({ trainingId: model.id, from, now })] : []),
      ...(gone ? takeDown({ id: gone.id, now }) : []),
      noteStaffAction({
        id: actId,
        actor,
        what: gone ? `${what} taken down` : "takedown declined",
        userId: gone?.userId ?? null,
        extra: { takedownId: id, ...(gone && { [model ? "trainingId" : "pictureId"]: gone.id }) },
        now,
      }),
    ],
    emails: [
      accountEmail(deps, {
        id: actId,
        to: found.email,
        template: "takedown-decided",
        params: { down: gone ? what : "no", answer },
        onlyTo: "anyone",
        now,
      }),
      ...(told && model
        ? [accountEmail(deps, { ...told, template: "model-taken-down", params: { name: model.name } })]
        : []),
      ...(told && !model
        ? [accountEmail(deps, { ...told, template: "pictures-taken-down", params: { model: null } })]
        : []),
    ],
  });
  return { ok: true };
}
