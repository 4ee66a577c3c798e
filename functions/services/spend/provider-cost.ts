import { megapixels } from "#schema/billing/pricing.ts";
import type { Operation } from "#schema/operations/operation.ts";
import type { Deps } from "../../deps.ts";

/** What the provider asks for so many outputs, in millionths of a US dollar; our own engine asks for nothing. */
export function providerCost(
  { config }: Deps,
  { cost }: Pick<Operation, "cost">,
  options: { count: number; size?: { width: number; height: number } },
): number {
  if (config.INFERENCE_KIND === "embedded") return 0;
  const { size } = options;
  const units = cost.per === "megapixel" && size ? megapixels(size.width, size.height) : 1;
  return Math.round((cost.usd ?? 0) * units * options.count * 1e6);
}
