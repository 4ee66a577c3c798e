import type * as z from "zod";
import {
  decideShowcase as decide,
  findOfferedPicture,
  findShowcase,
  listOpenShowcases,
} from "#db/queries/library/showcases.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { requireNotSelf } from "#db/queries/staff/person-acts.ts";
import { accountEmail } from "#functions/services/accounts/account-email.ts";
import { AppError } from "#functions/services/app-error.ts";
import { commit } from "#functions/services/commit.ts";
import type { StaffCtx } from "#functions/services/context.ts";
import { readAs } from "#functions/services/read-as.ts";
import type { decideShowcaseInput, OfferedShowcase, ShowcaseDecision } from "#schema/catalogue/showcases.ts";

const MAX_LISTED = 100;

/** Staff only: offered pictures nobody has decided on, the longest waiting first. */
export async function listOffers({ ctx }: { ctx: StaffCtx }): Promise<OfferedShowcase[]> {
  const [rows] = await readAs(ctx, listOpenShowcases(ctx.deps.db, MAX_LISTED));
  return rows.map(({ ownerId, owner, ...row }) => ({
    ...row,
    imageUrl: `/api/staff/showcases/${row.id}`,
    owner: { id: ownerId, email: owner },
  }));
}

const OUTCOMES = {
  APPROVED: { what: "showcase approved", approved: "yes", act: "decided" },
  REFUSED: { what: "showcase refused", approved: "no", act: "decided" },
  TAKEN_OFF: { what: "showcase taken off", approved: "no longer", act: "taken-off" },
} as const satisfies Record<ShowcaseDecision, object>;

/**
 * Staff only: shows it on public pages, or does not; its owner, who is somebody else, is told either way. Decided once; one
 * that is shown may be taken off later, and nobody is given it from the next request on.
 */
export async function decideShowcase({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof decideShowcaseInput>;
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { id, decision } = input;
  const [[found]] = await readAs(ctx, findShowcase(deps.db, id));
  if (!found) throw new AppError("NOT_FOUND");
  const takesOff = decision === "TAKEN_OFF";
  const isOpen = takesOff ? found.isApproved : found.decidedAt === null;
  if (!isOpen) {
    if (found.decidedAt && found.isApproved === (decision === "APPROVED")) return { ok: true };
    throw new AppError("CONFLICT");
  }
  const now = deps.now();
  const { what, approved, act } = OUTCOMES[decision];
  const actId = `showcase-${id}-${act}`;
  await commit(ctx, {
    statements: [
      requireNotSelf(actor, found.userId),
      ...decide({ id, decision, staffId: actor.userId, now }),
      noteStaffAction({
        id: actId,
        actor,
        what,
        userId: found.userId,
        extra: { showcaseId: id },
        now,
      }),
    ],
    emails: [
      accountEmail(deps, {
        id: actId,
        to: found.email,
        template: "showcase-decided",
        params: { approved, pack: found.packName },
        now,
      }),
    ],
  });
  return { ok: true };
}

/** The object of an offered picture. Its owner agreed that we look at it by offering it. */
export async function offeredPicture({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { id: string };
}): Promise<string> {
  const [[found]] = await readAs(ctx, findOfferedPicture(ctx.deps.db, input.id));
  if (!found?.key) throw new AppError("NOT_FOUND");
  return found.key;
}
