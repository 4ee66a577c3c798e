import type * as z from "zod";
import { readOverview } from "#db/queries/staff/overview.ts";
import type { Overview, overviewInput } from "#schema/staff/overview.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

const DAY_MS = 86_400_000;

/** Staff only: how the product does, day by day up to today in UTC, and what is open at this moment. */
export async function getOverview({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof overviewInput>;
}): Promise<Overview> {
  const now = ctx.deps.now();
  const from = now - (now % DAY_MS) - (input.days - 1) * DAY_MS;
  const [found] = await readAs(ctx, readOverview(ctx.deps.db, { from, now }));
  return { ...found, readAt: new Date(now) };
}
