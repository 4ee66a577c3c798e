import type { OperationName } from "../operations/index.ts";
import { FREE_TOOLS, type FreeTool } from "../tools.ts";

/** Every tool the product has a page for, those of accounts and the free ones: routes, menus, pages and the sitemap derive from it. */

export type ToolKind = "pro" | "free";

export interface Tool {
  /** Unique; the last part of its address where the spelling allows. */
  slug: string;
  path: `/tools/${string}` | `/free-tools/${string}`;
  /** As menus and headings call it. */
  name: string;
  /** What it does, in one line for lists and menus: at most 60 characters, no full stop. */
  summary: string;
  kind: ToolKind;
  makes: "image" | "video" | "voice" | "model";
  /** What it asks of the engine; null until it is built: its page then offers no controls and takes no credits. */
  operations: readonly OperationName[] | null;
  /** Of a free tool: where it runs and what it is about. */
  free: FreeTool | null;
  /** The theme whose cover heads its page. */
  cover: string;
  /** Slugs of what a person might want next: three or four. */
  related: readonly string[];
}

type ProTool = Pick<Tool, "slug" | "name" | "summary" | "makes" | "cover" | "related"> &
  Partial<Pick<Tool, "operations">>;

const pro = (tool: ProTool): Tool => ({
  operations: null,
  ...tool,
  path: `/tools/${tool.slug}`,
  kind: "pro",
  free: null,
});

const fromFreeTool = (free: FreeTool): Tool => {
  const { slug, name, summary, makes, cover, related } = free;
  const path = `/free-tools/${slug}` as const;
  const operation = free.runs === "provider" ? free.operation : undefined;
  const operations = operation ? [operation] : null;
  return { slug, path, name, summary, kind: "free", makes, operations, free, cover, related };
};

export const TOOLS: readonly Tool[] = [
  pro({
    slug: "image-generator",
    name: "AI Generator",
    summary: "Photographs of you, from a sentence you write",
    makes: "image",
    operations: ["portrait"],
    cover: "creative-artist",
    related: ["trainings", "image-to-image", "ai-image-editor"],
  }),
  pro({
    slug: "image-to-image",
    name: "Image to Image",
    summary: "A new picture that starts from ones you have",
    makes: "image",
    operations: ["edit-by-words"],
    cover: "street-style",
    related: ["ai-image-editor", "image-generator", "face-swap"],
  }),
  pro({
    slug: "trainings",
    name: "Trained Models",
    summary: "Your trained models, their photos and how they stand",
    makes: "model",
    operations: ["train-model"],
    cover: "model-headshots",
    related: ["trainings/new", "image-generator", "virtual-people"],
  }),
  pro({
    slug: "trainings/new",
    name: "New Training",
    summary: "Train a private model on photos of one person",
    makes: "model",
    operations: ["train-model"],
    cover: "professional-headshots",
    related: ["trainings", "image-generator", "professional-headshot"],
  }),
  pro({
    slug: "video-generator",
    name: "Video Generator",
    summary: "A few seconds of film from words or a picture",
    makes: "video",
    // made by every engine
    operations: ["framepack-image_to_video-low"],
    cover: "celebrity",
    related: ["video-packs", "trained-voices", "image-generator"],
  }),
  pro({
    slug: "ai-image-editor",
    name: "AI Image Editor",
    summary: "Change part of a picture, keep the rest",
    makes: "image",
    // its own steps run on the visitor's device; of the others these are made by every engine
    operations: ["upscale", "cut-out"],
    cover: "retro-vintage",
    related: ["background-removal", "image-to-image", "restore-photos"],
  }),
  pro({
    slug: "virtual-people",
    name: "Virtual People",
    summary: "Invented people whose face stays the same",
    makes: "model",
    operations: ["text-to-image", "person-view", "train-model"],
    cover: "cosplay",
    related: ["virtual-people/new", "trainings", "image-generator"],
  }),
  pro({
    slug: "virtual-people/new",
    name: "New Virtual Person",
    summary: "Describe an invented person and keep the face",
    makes: "model",
    operations: ["text-to-image", "person-view", "train-model"],
    cover: "cyberpunk",
    related: ["virtual-people", "trainings/new", "image-generator"],
  }),
  pro({
    slug: "video-packs",
    name: "Video Packs",
    summary: "A film of you, made scene by scene with your model",
    makes: "video",
    // its steps, by what every engine makes
    operations: ["portrait", "framepack-image_to_video-low", "join-videos"],
    cover: "nightlife",
    related: ["video-generator", "trainings", "image-generator"],
  }),
  pro({
    slug: "face-swap",
    name: "Face Swap",
    summary: "Put a face into another picture, with consent",
    makes: "image",
    operations: ["face-swap"],
    cover: "mobster",
    related: ["image-to-image", "clothes-changer", "image-generator"],
  }),
  pro({
    slug: "trained-voices",
    name: "Trained Voices",
    summary: "Voices learned from recordings, with permission",
    makes: "voice",
    operations: ["speech"],
    cover: "keynote-speaker",
    related: ["trained-voices/new", "voice-cloning", "video-generator"],
  }),
  pro({
    slug: "trained-voices/new",
    name: "New Voice",
    summary: "Train a voice from a speaker who agreed",
    makes: "voice",
    operations: ["speech"],
    cover: "actor-headshots",
    related: ["trained-voices", "voice-cloning", "video-generator"],
  }),

  ...FREE_TOOLS.map(fromFreeTool),
];

export function findTool(slug: string): Tool {
  const tool = TOOLS.find((entry) => entry.slug === slug);
  if (!tool) throw new Error(`no tool is called ${slug}`);
  return tool;
}

/** Pages that explain one Pro tool before a person opens it. */
export const TOOL_INFOS = [
  { slug: "ai-image-generator", name: "About the AI Generator", tool: "image-generator" },
  { slug: "ai-image-editor", name: "About the AI Image Editor", tool: "ai-image-editor" },
  { slug: "ai-video-generator", name: "About the Video Generator", tool: "video-generator" },
] as const;
