import { listUploads as query } from "#db/queries/media.ts";
import type { Page } from "#schema/generation.ts";
import type { UploadView } from "#schema/upload.ts";
import { signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";

export async function listUploads(
  { deps, actor }: ActorCtx,
  input: { cursor?: string | null; limit: number },
): Promise<Page<UploadView & { createdAt: Date }>> {
  const before = parseCursor(input.cursor);
  const rows = signedIn(await query(deps.db, actor, { before, limit: input.limit, now: deps.now() }));
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
