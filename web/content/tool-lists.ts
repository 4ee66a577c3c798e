import { TOOLS } from "#schema/site/tools.ts";
import { shareImage } from "./covers.ts";
import { toolCard } from "./pages/tool-page.ts";
import { breadcrumbList } from "./structured-data.ts";
import { readyFirst, statusHere } from "./tool-status.ts";

/** Every tool there is: what works, then the rest, Pro and free. */
export function allToolsPage() {
  const rest = readyFirst(TOOLS).filter((tool) => statusHere(tool) !== "ready");
  return {
    title: "All tools",
    description: "Every tool of Likeness: what you can use today, and what is not available yet.",
    path: "/tools/all",
    image: shareImage(),
    jsonLd: [breadcrumbList([{ name: "All tools", path: "/tools/all" }])],
    ready: TOOLS.filter((tool) => statusHere(tool) === "ready").map(toolCard),
    pro: rest.filter((tool) => tool.kind === "pro").map(toolCard),
    free: rest.filter((tool) => tool.kind === "free").map(toolCard),
  };
}

/** The free tools by what one brings to them. */
const GROUPS = [
  {
    name: "Repair and cut out",
    tools: [
      "background-removal",
      "image-upscale",
      "replace-background",
      "remove-person",
      "restore-photos",
      "watermark-removal",
      "change-text",
      "add-object",
      "black-and-white",
      "car-color-change",
    ],
  },
  {
    name: "Face and hair",
    tools: [
      "professional-headshot",
      "hair-style-changer",
      "women-hair-style-changer",
      "hair-color-change",
      "virtual-makeup",
      "expression-change",
      "age-progression",
      "babyfi",
      "add-tattoos",
      "remove-tattoos",
    ],
  },
  { name: "Clothes and style", tools: ["clothes-changer", "weight-loss", "hotify", "richify", "grillify"] },
  {
    name: "Turn into something else",
    tools: [
      "ghiblify",
      "animefy",
      "anime-to-real",
      "toy-ify",
      "animalify",
      "fantasy-fy",
      "foodify",
      "roman-statue",
    ],
  },
  {
    name: "Pictures from words, voices and video",
    tools: ["image-generation-flux", "image-generation-sdxl", "voice-cloning", "video"],
  },
] as const;

/** @throws when a free tool is in no group, or in two. */
export function freeToolsPage() {
  const free = readyFirst(TOOLS.filter((tool) => tool.kind === "free"));
  const grouped: string[] = GROUPS.flatMap((group) => [...group.tools]);
  if (grouped.length !== free.length || new Set(grouped).size !== free.length)
    throw new Error("every free tool stands in one group");
  return {
    title: "Free tools",
    description:
      "Small tools for one photo at a time: backgrounds, repairs, hair, clothes and styles. No account needed.",
    path: "/free-tools",
    image: shareImage(),
    jsonLd: [breadcrumbList([{ name: "Free tools", path: "/free-tools" }])],
    groups: GROUPS.map((group) => ({
      name: group.name,
      tools: free.filter((tool) => group.tools.some((slug) => slug === tool.slug)).map(toolCard),
    })),
  };
}
