import { deleteVisitorRequest as remove } from "#db/queries/visitors/visitor-requests.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { Ctx } from "../context.ts";
import { knownVisitor } from "./visitor-browser.ts";

/** Takes back what this browser made before its day is over. */
export async function deleteVisitorRequest({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const visitor = await knownVisitor(ctx);
  if (!visitor) throw new AppError("NOT_FOUND");
  const { browserHash } = visitor;
  await commit({ deps }, { statements: remove({ browserHash, id: input.id, now: deps.now() }) });
  return { ok: true };
}
