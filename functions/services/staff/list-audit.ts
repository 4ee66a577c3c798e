import type * as z from "zod";
import { listAudit as list } from "#db/queries/staff/audit.ts";
import type { Page } from "#schema/pages.ts";
import type { AuditLine, auditInput } from "#schema/staff/audit.ts";
import type { StaffCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";

/** Staff only: who of the staff did what, newest first. */
export async function listAudit({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof auditInput>;
}): Promise<Page<AuditLine>> {
  const { cursor, limit, ...filter } = input;
  const [rows] = await readAs(ctx, list(ctx.deps.db, { filter, cursor: parseCursor(cursor), limit }));
  return toPage(rows, limit, ({ byId, by, personId, person, ...row }) => ({
    ...row,
    by: byId && by ? { id: byId, email: by } : null,
    person: personId && person ? { id: personId, email: person } : null,
  }));
}
