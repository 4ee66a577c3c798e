import type * as z from "zod";
import { listConsents as list } from "#db/queries/accounts/own-consents.ts";
import type { ConsentView } from "#schema/accounts/consent.ts";
import type { Page, pageInput } from "#schema/pages.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";

/** What somebody agreed to, newest first. */
export async function listConsents({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof pageInput>;
}): Promise<Page<ConsentView>> {
  const { userId } = ctx.actor;
  const before = parseCursor(input.cursor);
  const [rows] = await readAs(ctx, list(ctx.deps.db, { userId, before, limit: input.limit }));
  return toPage(rows, input.limit, ({ id, kind, createdAt, version, name }) => ({
    id,
    kind,
    createdAt,
    version,
    subject: name === null ? null : { id, name },
  }));
}
