import { TOOLS } from "#schema/site/tools.ts";
import { FREE_TOOL_GROUPS } from "#schema/tools.ts";
import { shareImage } from "./covers.ts";
import { toolCard } from "./pages/tool-page.ts";
import { breadcrumbList } from "./structured-data.ts";
import { readyFirst, statusHere } from "./tool-status.ts";

/** Every tool there is: what works, then the rest, Pro and free. */
export function allToolsPage() {
  const rest = readyFirst(TOOLS).filter((tool) => statusHere(tool) !== "ready");
  return {
    title: "All tools",
    description: "Every tool of Likeness: what you can use today, and what the others are waiting for.",
    path: "/tools/all",
    image: shareImage(),
    jsonLd: [breadcrumbList([{ name: "All tools", path: "/tools/all" }])],
    ready: TOOLS.filter((tool) => statusHere(tool) === "ready").map(toolCard),
    pro: rest.filter((tool) => tool.kind === "pro").map(toolCard),
    free: rest.filter((tool) => tool.kind === "free").map(toolCard),
  };
}

/** The free tools by what one brings to them. */
export function freeToolsPage() {
  const free = readyFirst(TOOLS.filter((tool) => tool.kind === "free"));
  return {
    title: "Free tools",
    description:
      "Small tools for one photo at a time: backgrounds, repairs, hair, clothes and styles. No account needed.",
    path: "/free-tools",
    image: shareImage(),
    jsonLd: [breadcrumbList([{ name: "Free tools", path: "/free-tools" }])],
    groups: Object.entries(FREE_TOOL_GROUPS).map(([group, name]) => ({
      name,
      tools: free.filter((tool) => tool.free?.group === group).map(toolCard),
    })),
  };
}
