import type { Engine } from "#schema/operations/operation.ts";
import { TOOL_STATUSES, type ToolStatus, toolStatus } from "#schema/site/tool-status.ts";
import type { Tool } from "#schema/site/tools.ts";

const ON_DEVICE = "Runs on your device";
const WITH_ACCOUNT = "With an account";

/** The engine where these pages are served: the build is told it (scripts/build/build.ts). */
export const ENGINE_HERE: Engine = process.env.INFERENCE_KIND === "provider" ? "provider" : "embedded";

/** What a list says beside a tool; nothing beside one that works as everything does. */
const TAGS: Record<ToolStatus, string | null> = {
  ready: null,
  // a connected provider does not offer what it names no price for
  "needs-provider": ENGINE_HERE === "provider" ? "Not offered" : "Needs a provider",
  soon: "Soon",
};

/** Whether a tool works there. */
export function statusHere(tool: Tool): ToolStatus {
  return toolStatus(tool, ENGINE_HERE);
}

export function tagOf(tool: Tool): string | null {
  if (tool.free?.runs === "device") return ON_DEVICE;
  return tool.free?.account ? WITH_ACCOUNT : TAGS[statusHere(tool)];
}

/** The same tools in the same order, but what works stands first. */
export function readyFirst(tools: readonly Tool[]): Tool[] {
  return TOOL_STATUSES.flatMap((status) => tools.filter((tool) => statusHere(tool) === status));
}
