/** The guides in order: sections and their pages. Texts live in web/content/guides/{section}/{page}.md. */
export interface GuideSection {
  slug: string;
  name: string;
  pages: readonly { slug: string; name: string }[];
}

export const GUIDES: readonly GuideSection[] = [
  {
    slug: "image-generator",
    name: "Image Generator",
    pages: [
      { slug: "getting-started", name: "Getting started" },
      { slug: "writing-prompts", name: "Writing prompts" },
      { slug: "trained-models", name: "Trained models" },
      { slug: "aspect-ratios", name: "Aspect ratios" },
      { slug: "face-reference", name: "Face reference" },
      { slug: "credits-info", name: "Credits" },
    ],
  },
  {
    slug: "video-generator",
    name: "Video Generator",
    pages: [
      { slug: "getting-started", name: "Getting started" },
      { slug: "text-to-video", name: "Text to video" },
      { slug: "image-to-video", name: "Image to video" },
      { slug: "trained-models", name: "Trained models" },
      { slug: "quality-settings", name: "Quality settings" },
      { slug: "talking-head-videos", name: "Talking head videos" },
      { slug: "credits-info", name: "Credits" },
    ],
  },
  {
    slug: "trained-voice",
    name: "Trained Voice",
    pages: [
      { slug: "getting-started", name: "Getting started" },
      { slug: "voice-training", name: "Voice training" },
      { slug: "voice-cloning", name: "Voice cloning" },
      { slug: "audio-quality", name: "Audio quality" },
      { slug: "usage-guidelines", name: "Usage guidelines" },
    ],
  },
  {
    slug: "ai-image-editor",
    name: "AI Image Editor",
    pages: [
      { slug: "getting-started", name: "Getting started" },
      { slug: "basic-editing", name: "Basic editing" },
      { slug: "advanced-features", name: "Advanced features" },
      { slug: "background-removal", name: "Background removal" },
      { slug: "object-manipulation", name: "Object manipulation" },
      { slug: "credits-info", name: "Credits" },
    ],
  },
  {
    slug: "trained-models",
    name: "Trained Models",
    pages: [
      { slug: "getting-started", name: "Getting started" },
      { slug: "photo-guidelines", name: "Photo guidelines" },
      { slug: "training-process", name: "Training process" },
      { slug: "using-models", name: "Using models" },
      { slug: "troubleshooting", name: "Troubleshooting" },
    ],
  },
  {
    slug: "misc-tools",
    name: "Misc Tools",
    pages: [
      { slug: "free-tools", name: "Free tools" },
      { slug: "best-practices", name: "Best practices" },
      { slug: "credits-info", name: "Credits" },
    ],
  },
];
