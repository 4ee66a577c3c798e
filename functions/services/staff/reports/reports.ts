import type * as z from "zod";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { requireNotSelf } from "#db/queries/staff/person-acts.ts";
import {
  decideReports,
  endLinksTo,
  findReport,
  listOpenReports,
  takeDownItems,
} from "#db/queries/staff/reports.ts";
import { accountEmail } from "#functions/services/accounts/account-email.ts";
import { AppError } from "#functions/services/app-error.ts";
import { commit } from "#functions/services/commit.ts";
import type { StaffCtx } from "#functions/services/context.ts";
import { readAs } from "#functions/services/read-as.ts";
import { shareToken } from "#functions/services/shares/share-token.ts";
import { SHARE_PATH } from "#schema/pictures/shares.ts";
import {
  type decideReportInput,
  REPORT_CHOICES,
  type ReportedLink,
  TAKEDOWN_WORDS,
} from "#schema/staff/reports.ts";

const MAX_REPORTS = 200;

/** Staff only: links that somebody reported, the longest waiting first. */
export async function listReports({ ctx }: { ctx: StaffCtx }): Promise<ReportedLink[]> {
  const { deps } = ctx;
  const [rows] = await readAs(ctx, listOpenReports(deps.db, { now: deps.now(), limit: MAX_REPORTS }));
  const links = new Map<string, ReportedLink>();
  for (const { id, shareId, kind, ownerId, owner, live, ...report } of rows) {
    const known = links.get(shareId);
    if (known) known.reports.push(report);
    else {
      const path = live && `${SHARE_PATH}/${await shareToken(deps.config, shareId)}`;
      links.set(shareId, { id, kind, owner: { id: ownerId, email: owner }, path, reports: [report] });
    }
  }
  return [...links.values()];
}

/**
 * Staff only: all open reports of a link are decided at once, by somebody other than its owner. Taken down, no link to it,
 * or to a picture in it, works from the next request on and its owner is told why by mail. The same decision again changes
 * nothing, another one is refused: it was told already.
 */
export async function decideReport({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof decideReportInput>;
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { id, decision } = input;
  const now = deps.now();
  const [[found]] = await readAs(ctx, findReport(deps.db, id));
  if (!found) throw new AppError("NOT_FOUND");
  if (found.decision) {
    if (found.decision === decision) return { ok: true };
    throw new AppError("CONFLICT");
  }
  const { shareId, kind, subjectId, userId, email } = found;
  const down = input.decision === "TAKEN_DOWN" ? input.reason : null;
  const actId = `report-${id}-decided`;
  await commit(ctx, {
    statements: [
      requireNotSelf(actor, userId),
      ...decideReports({ id, shareId, decision, staffId: actor.userId, now }),
      ...(down ? [takeDownItems(id), endLinksTo({ subjectId, now })] : []),
      noteStaffAction({
        id: actId,
        actor,
        what: down ? "share taken down" : "share kept",
        userId,
        reason: down && REPORT_CHOICES[down],
        extra: { reportId: id, shareId, kind },
        now,
      }),
    ],
    emails: down
      ? [
          accountEmail(deps, {
            id: actId,
            to: email,
            template: "share-taken-down",
            params: { kind, why: TAKEDOWN_WORDS[down] },
            now,
          }),
        ]
      : [],
  });
  return { ok: true };
}
