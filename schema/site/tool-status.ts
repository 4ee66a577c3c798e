import { OPERATIONS } from "../operations/index.ts";
import { type Engine, isOffered } from "../operations/operation.ts";
import type { Tool } from "./tools.ts";

/**
 * `ready`: it works. `needs-provider`: it works where an outside engine is connected, or is a free tool that only such an
 * engine can do. `soon`: it is not built, or nobody offers it.
 */
export const TOOL_STATUSES = ["ready", "needs-provider", "soon"] as const;
export type ToolStatus = (typeof TOOL_STATUSES)[number];

/** Whether a tool works with this engine: what runs on the visitor's device always does, the rest by what the engine offers. */
export function toolStatus(
  { operations, free }: Pick<Tool, "operations" | "free">,
  engine: Engine,
): ToolStatus {
  if (free?.runs === "device") return "ready";
  const isOfferedBy = (one: Engine) => operations?.every((name) => isOffered(OPERATIONS[name], one)) ?? false;
  if (isOfferedBy(engine)) return "ready";
  return isOfferedBy("provider") || free ? "needs-provider" : "soon";
}
