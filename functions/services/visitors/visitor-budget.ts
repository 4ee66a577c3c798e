import { findVisitorBudget, giveVisitorBudget as give } from "#db/queries/visitors/house-account.ts";
import { creditsFor } from "#schema/billing/pricing.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import { isToolOffered, VISITOR_TOOLS } from "#schema/visitors/visitor-tools.ts";
import type { VisitorsState } from "#schema/visitors/visitors.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../app-error.ts";
import type { Ctx } from "../context.ts";

const DAY_MS = 86_400_000;

const startOf = (now: number) => now - (now % DAY_MS);

/** Whether anything is to be had here without an account: there is a budget, and something to spend it on. */
function isOpen({ config }: Pick<Deps, "config">): boolean {
  const { VISITOR_BUDGET_CREDITS, INFERENCE_KIND } = config;
  const offered = Object.values(VISITOR_TOOLS).some((tool) => isToolOffered(tool, INFERENCE_KIND));
  return VISITOR_BUDGET_CREDITS > 0 && offered;
}

export function requireVisitorsOpen(deps: Pick<Deps, "config">): void {
  if (!isOpen(deps)) throw new AppError("VISITORS_CLOSED");
}

/** The day's budget (UTC), once; run again it changes nothing. */
export async function giveVisitorBudget(deps: Pick<Deps, "config" | "db" | "log" | "now">): Promise<boolean> {
  if (!isOpen(deps)) return false;
  const now = deps.now();
  const dayStart = startOf(now);
  const day = new Date(dayStart).toISOString().slice(0, 10);
  const credits = deps.config.VISITOR_BUDGET_CREDITS;
  const given = await give(deps.db, { credits, day, dayStart, now });
  if (given) deps.log.info("visitor_budget", { day, credits });
  return given;
}

/** What is left for today. A day whose clock is late begins with its first visitor. */
export async function readVisitorBudget(deps: Deps): Promise<number> {
  const dayStart = startOf(deps.now());
  const left = await findVisitorBudget(deps.db, dayStart);
  if (left !== null) return left;
  await giveVisitorBudget(deps);
  return (await findVisitorBudget(deps.db, dayStart)) ?? 0;
}

/** For pages to say so before anybody chooses a photo. */
export async function getVisitorsState({ ctx }: { ctx: Ctx }): Promise<VisitorsState> {
  const { deps } = ctx;
  const refillsAt = new Date(startOf(deps.now()) + DAY_MS);
  if (!isOpen(deps)) return { budget: "closed", refillsAt };
  return { budget: (await readVisitorBudget(deps)) >= cheapest() ? "open" : "empty", refillsAt };
}

/** The least that anything costs, in credits. */
const cheapest = () =>
  Math.min(
    ...Object.values(VISITOR_TOOLS).map(
      ({ operation }) => creditsFor(OPERATIONS[operation], 1) ?? Number.POSITIVE_INFINITY,
    ),
  );
