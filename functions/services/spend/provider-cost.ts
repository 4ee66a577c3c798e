import { billedUnits } from "#schema/billing/pricing.ts";
import type { Operation, Size } from "#schema/operations/operation.ts";
import type { Deps } from "../../deps.ts";

/** What the provider asks for so many outputs, in millionths of a US dollar; our own engine asks for nothing. */
export function providerCost(
  { config }: Deps,
  { cost }: Pick<Operation, "cost">,
  options: { count: number; size?: Size; seconds?: number; signs?: number },
): number {
  if (config.INFERENCE_KIND === "embedded") return 0;
  return Math.round((cost.usd ?? 0) * billedUnits(cost, options) * options.count * 1e6);
}
