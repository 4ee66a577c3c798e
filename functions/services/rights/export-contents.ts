import { findExportByToken } from "#db/queries/rights/account-export.ts";
import type { ExportContents } from "#schema/accounts/account-rights.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { readAs } from "../read-as.ts";
import { sha256 } from "../security/signing.ts";

/** What a mailed link leads to; only for the account it was mailed to. */
export async function exportContents({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { token: string };
}): Promise<ExportContents> {
  const { expires, parts } = await openExport(ctx, input);
  return { expires, parts: parts.map(({ until: _, ...part }) => part) };
}

export async function openExport(ctx: ActorCtx, { token }: { token: string }) {
  const { deps, actor } = ctx;
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const tokenHash = await sha256(token);
  const { userId } = actor;
  const [found] = await readAs(ctx, findExportByToken(deps.db, { userId, tokenHash, now: deps.now() }));
  if (!found?.export.parts) throw new AppError("LINK_EXPIRED");
  const { expires, parts } = found.export;
  return { expires, parts, email: found.email };
}
