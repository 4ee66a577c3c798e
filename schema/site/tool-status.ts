import { OPERATIONS } from "../operations/index.ts";
import { type Engine, isOffered } from "../operations/operation.ts";
import type { Tool } from "./tools.ts";

/** `needs-provider`: it is built, and works where an outside engine is connected. `soon`: it is not, or nobody offers it. */
export const TOOL_STATUSES = ["ready", "needs-provider", "soon"] as const;
export type ToolStatus = (typeof TOOL_STATUSES)[number];

/** Whether a tool works with this engine, by what the engine offers of its operations. */
export function toolStatus({ operations }: Pick<Tool, "operations">, engine: Engine): ToolStatus {
  const isOfferedBy = (one: Engine) => operations?.every((name) => isOffered(OPERATIONS[name], one)) ?? false;
  if (isOfferedBy(engine)) return "ready";
  return isOfferedBy("provider") ? "needs-provider" : "soon";
}
