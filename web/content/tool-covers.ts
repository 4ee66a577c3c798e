import type { Tool } from "#schema/site/tools.ts";
import type { PictureSource } from "#web/ui/pictures/picture-source.ts";
import { themeCover } from "./covers.ts";

/** Whose cover stands at the head of a tool's page: a theme near to what the tool is for. */
const THEME_OF: Readonly<Record<string, string>> = {
  "image-generator": "creative-artist",
  "image-to-image": "street-style",
  trainings: "model-headshots",
  "trainings/new": "professional-headshots",
  "video-generator": "celebrity",
  "ai-image-editor": "retro-vintage",
  "virtual-people": "cosplay",
  "virtual-people/new": "cyberpunk",
  "video-packs": "nightlife",
  "face-swap": "mobster",
  "trained-voices": "keynote-speaker",
  "trained-voices/new": "actor-headshots",
  "background-removal": "office-headshots",
  "image-upscale": "film-noir",
  "image-generation-flux": "travel",
  "image-generation-sdxl": "spiritual",
  "hair-style-changer": "tinder",
  "women-hair-style-changer": "glamour",
  "hair-color-change": "celebrity",
  "voice-cloning": "keynote-speaker",
  "age-progression": "ceo-headshots",
  "add-object": "luxury-lifestyle",
  "clothes-changer": "street-style",
  "virtual-makeup": "boudoir",
  "expression-change": "actor-headshots",
  "car-color-change": "luxury-lifestyle",
  "toy-ify": "cosplay",
  animalify: "creative-artist",
  "fantasy-fy": "cosplay",
  "add-tattoos": "nightlife",
  "remove-tattoos": "beach",
  "weight-loss": "fitness",
  foodify: "holiday-seasonal",
  "replace-background": "travel",
  ghiblify: "spiritual",
  animefy: "cyberpunk",
  "change-text": "yearbook",
  "watermark-removal": "realestate-agent-headshots",
  "remove-person": "beach",
  "restore-photos": "retro-vintage",
  babyfi: "maternity",
  "black-and-white": "film-noir",
  hotify: "glamour",
  "professional-headshot": "professional-headshots",
  grillify: "mobster",
  "anime-to-real": "cyberpunk",
  "roman-statue": "wedding",
  richify: "luxury-lifestyle",
  video: "celebrity",
};

/** @throws for a tool nobody has chosen a cover for. */
export function toolCover(tool: Tool): PictureSource {
  const theme = THEME_OF[tool.slug];
  if (!theme) throw new Error(`no cover is chosen for ${tool.slug}`);
  return themeCover(theme);
}
