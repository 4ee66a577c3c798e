import { findOwnExport, insertExport, noteMailedAgain } from "#db/queries/account-export.ts";
import { insertEmail } from "#db/queries/emails.ts";
import { requireSignedIn } from "#db/queries/session.ts";
import { violated } from "#db/violated.ts";
import { EXPORT_FRESH_HOURS, type ExportView } from "#schema/account-rights.ts";
import { newLink } from "../accounts/account-link.ts";
import { countUse } from "../accounts/limit.ts";
import { orTell, signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";
import { exportMail } from "./export-mail.ts";
import { exportView } from "./export-view.ts";

const HOUR_MS = 3_600_000;

/**
 * Begins a copy of everything that is somebody's; its link comes by mail. Asked for again while one is fresh, that one is
 * answered, and its link is mailed once more where the last mail is an hour old.
 */
export async function requestExport(ctx: ActorCtx): Promise<ExportView> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["exportByAccount", actor.userId]]);
  const now = deps.now();
  const freshSince = now - EXPORT_FRESH_HOURS * HOUR_MS;
  const found = signedIn(await findOwnExport(deps.db, actor, now));
  const known = found.export;
  if (known && known.createdAt.getTime() > freshSince) {
    await mailAgain(ctx, { email: found.email, linkId: known.linkId, now });
    return exportView(known);
  }
  const link = await newLink(deps, "DOWNLOAD_EXPORT");
  try {
    await deps.db.write([
      requireSignedIn(actor, now),
      ...insertExport({
        ...{ userId: actor.userId, linkId: link.id, tokenHash: link.tokenHash },
        ...{ expires: link.expires, freshSince, now },
      }),
    ]);
  } catch (error) {
    if (violated(error) !== "moved_on") return orTell(Promise.reject(error));
    // asked twice at once
    const other = signedIn(await findOwnExport(deps.db, actor, now)).export;
    if (!other) throw error;
    return exportView(other);
  }
  await publishSoon(deps, [{ job: "prepare-export", body: { id: link.id } }]);
  return { requestedAt: new Date(now), expires: null };
}

async function mailAgain(
  { deps }: ActorCtx,
  args: { email: string; linkId: string; now: number },
): Promise<void> {
  const { linkId, now } = args;
  const emailId = crypto.randomUUID();
  try {
    await deps.db.write([
      ...noteMailedAgain({ linkId, before: now - HOUR_MS, now }),
      insertEmail(exportMail(deps, { id: emailId, to: args.email, linkId, now })),
    ]);
  } catch (error) {
    // mailed lately, or not prepared yet
    if (violated(error) === "moved_on") return;
    throw error;
  }
  await publishSoon(deps, [{ job: "send-email", body: { id: emailId } }]);
}
