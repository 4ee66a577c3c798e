import type { OperationName } from "../operations/index.ts";

/** Every tool the product has a page for: the one table that routes, menus, pages, the sitemap and tests derive from. */

export type ToolKind = "pro" | "free";

export interface Tool {
  /** Unique; the last part of its address where the spelling allows. */
  slug: string;
  path: `/tools/${string}` | `/free-tools/${string}`;
  /** As menus and headings call it. */
  name: string;
  kind: ToolKind;
  makes: "image" | "video" | "voice" | "model";
  /** What it asks of the engine; null until it is built: its page then offers no controls and takes no credits. */
  operations: readonly OperationName[] | null;
  /** Slugs of what a person might want next: three or four. */
  related: readonly string[];
}

const pro = (
  slug: string,
  name: string,
  makes: Tool["makes"],
  related: readonly string[],
  operations: Tool["operations"] = null,
): Tool => ({ slug, path: `/tools/${slug}`, name, kind: "pro", makes, operations, related });

const free = (
  slug: string,
  name: string,
  related: readonly string[],
  makes: Tool["makes"] = "image",
): Tool => ({
  slug,
  path: `/free-tools/${slug}`,
  name,
  kind: "free",
  makes,
  operations: null,
  related,
});

export const TOOLS: readonly Tool[] = [
  pro(
    "image-generator",
    "AI Generator",
    "image",
    ["trainings", "image-to-image", "ai-image-editor"],
    ["portrait"],
  ),
  pro("image-to-image", "Image to Image", "image", ["ai-image-editor", "image-generator", "face-swap"]),
  pro(
    "trainings",
    "Trained Models",
    "model",
    ["trainings/new", "image-generator", "virtual-people"],
    ["train-model"],
  ),
  pro(
    "trainings/new",
    "New Training",
    "model",
    ["trainings", "image-generator", "professional-headshot"],
    ["train-model"],
  ),
  pro("video-generator", "Video Generator", "video", ["video-packs", "trained-voices", "image-generator"]),
  pro("ai-image-editor", "AI Image Editor", "image", [
    "background-removal",
    "image-to-image",
    "restore-photos",
  ]),
  pro("virtual-people", "Virtual People", "model", ["virtual-people/new", "trainings", "image-generator"]),
  pro("virtual-people/new", "New Virtual Person", "model", [
    "virtual-people",
    "trainings/new",
    "image-generator",
  ]),
  pro("video-packs", "Video Packs", "video", ["video-generator", "trainings", "image-generator"]),
  pro("face-swap", "Face Swap", "image", ["image-to-image", "clothes-changer", "image-generator"]),
  pro("trained-voices", "Trained Voices", "voice", [
    "trained-voices/new",
    "voice-cloning",
    "video-generator",
  ]),
  pro("trained-voices/new", "New Voice", "voice", ["trained-voices", "voice-cloning", "video-generator"]),

  free("background-removal", "Background Removal", ["replace-background", "remove-person", "image-upscale"]),
  free("image-upscale", "Image Upscale", ["restore-photos", "background-removal", "black-and-white"]),
  free("image-generation-flux", "Free AI Image Generator", [
    "image-generation-sdxl",
    "image-generator",
    "image-upscale",
  ]),
  free("image-generation-sdxl", "SDXL Image Generator", [
    "image-generation-flux",
    "image-generator",
    "image-upscale",
  ]),
  free("hair-style-changer", "Hair Style Changer", [
    "hair-color-change",
    "women-hair-style-changer",
    "virtual-makeup",
  ]),
  free("women-hair-style-changer", "Women's Hair Style Changer", [
    "hair-color-change",
    "virtual-makeup",
    "hair-style-changer",
  ]),
  free("hair-color-change", "Hair Color Change", [
    "hair-style-changer",
    "women-hair-style-changer",
    "virtual-makeup",
  ]),
  free("voice-cloning", "Voice Cloning", ["trained-voices", "trained-voices/new", "video"], "voice"),
  free("age-progression", "Age Progression", ["babyfi", "restore-photos", "expression-change"]),
  free("add-object", "Add Object", ["remove-person", "replace-background", "change-text"]),
  free("clothes-changer", "Clothes Changer", ["professional-headshot", "hair-style-changer", "face-swap"]),
  free("virtual-makeup", "Virtual Makeup", [
    "expression-change",
    "hair-color-change",
    "women-hair-style-changer",
  ]),
  free("expression-change", "Expression Change", [
    "virtual-makeup",
    "professional-headshot",
    "age-progression",
  ]),
  free("car-color-change", "Car Color Change", ["replace-background", "add-object", "image-upscale"]),
  free("toy-ify", "Toy-ify", ["animefy", "ghiblify", "foodify"]),
  free("animalify", "Animalify", ["fantasy-fy", "toy-ify", "animefy"]),
  free("fantasy-fy", "Fantasy-fy", ["animalify", "ghiblify", "roman-statue"]),
  free("add-tattoos", "Add Tattoos", ["remove-tattoos", "clothes-changer", "hotify"]),
  free("remove-tattoos", "Remove Tattoos", ["add-tattoos", "professional-headshot", "remove-person"]),
  free("weight-loss", "Weight Loss", ["clothes-changer", "age-progression", "hotify"]),
  free("foodify", "Foodify", ["toy-ify", "animalify", "fantasy-fy"]),
  free("replace-background", "Replace Background", ["background-removal", "add-object", "remove-person"]),
  free("ghiblify", "Ghiblify", ["animefy", "fantasy-fy", "toy-ify"]),
  free("animefy", "Animefy", ["ghiblify", "anime-to-real", "toy-ify"]),
  free("change-text", "Change Text", ["add-object", "watermark-removal", "replace-background"]),
  free("watermark-removal", "Watermark Removal", ["remove-person", "change-text", "restore-photos"]),
  free("remove-person", "Remove Person", ["background-removal", "replace-background", "watermark-removal"]),
  free("restore-photos", "Restore Photos", ["image-upscale", "black-and-white", "age-progression"]),
  free("babyfi", "Babyfi", ["age-progression", "toy-ify", "animalify"]),
  free("black-and-white", "Black and White", ["restore-photos", "image-upscale", "roman-statue"]),
  free("hotify", "Hotify", ["richify", "virtual-makeup", "clothes-changer"]),
  free("professional-headshot", "Professional Headshot", [
    "trainings/new",
    "clothes-changer",
    "replace-background",
  ]),
  free("grillify", "Grillify", ["richify", "hotify", "virtual-makeup"]),
  free("anime-to-real", "Anime to Real", ["animefy", "ghiblify", "roman-statue"]),
  free("roman-statue", "Roman Statue", ["black-and-white", "fantasy-fy", "toy-ify"]),
  free("richify", "Richify", ["hotify", "grillify", "clothes-changer"]),
  free("video", "Free Video Tools", ["video-generator", "video-packs", "image-generation-flux"], "video"),
];

export function findTool(slug: string): Tool {
  const tool = TOOLS.find((entry) => entry.slug === slug);
  if (!tool) throw new Error(`no tool is called ${slug}`);
  return tool;
}

export function findToolByPath(path: string): Tool | undefined {
  return TOOLS.find((entry) => entry.path === path);
}

/** Pages that explain one Pro tool before a person opens it. */
export const TOOL_INFOS = [
  { slug: "ai-image-generator", name: "About the AI Generator", tool: "image-generator" },
  { slug: "ai-image-editor", name: "About the AI Image Editor", tool: "ai-image-editor" },
  { slug: "ai-video-generator", name: "About the Video Generator", tool: "video-generator" },
] as const;
