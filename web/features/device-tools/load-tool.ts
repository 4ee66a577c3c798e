import type { DeviceTool } from "./device-tool.ts";

const files = import.meta.glob<DeviceTool>("./tools/*.ts", { import: "tool" });

/** Slugs of the tools there are files for. */
export const TOOL_FILES = Object.keys(files).map((path) => path.slice("./tools/".length, -".ts".length));

/** The tool in the file of this name. */
export async function loadTool(slug: string): Promise<DeviceTool> {
  const load = files[`./tools/${slug}.ts`];
  if (!load) throw new Error(`No tool runs here by the name of ${slug}`);
  return load();
}
