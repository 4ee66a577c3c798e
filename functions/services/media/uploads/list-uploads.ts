import { listUploads as query } from "#db/queries/media/media.ts";
import type { Page } from "#schema/pages.ts";
import type { UploadView } from "#schema/trainings/upload.ts";
import type { ActorCtx } from "../../context.ts";
import { parseCursor, toPage } from "../../page.ts";
import { readAs } from "../../read-as.ts";

export async function listUploads({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { cursor?: string | null; limit: number };
}): Promise<Page<UploadView & { createdAt: Date }>> {
  const before = parseCursor(input.cursor);
  const { userId } = ctx.actor;
  const [rows] = await readAs(ctx, query(ctx.deps.db, { userId, before, limit: input.limit }));
  return toPage(rows, input.limit, (row) => ({
    id: row.id,
    url: row.url,
    width: row.width,
    height: row.height,
    size: row.size,
    mimeType: row.mimeType,
    duplicate: false,
    createdAt: row.createdAt,
  }));
}
