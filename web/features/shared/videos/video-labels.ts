import type { VideoModel, VideoQuality } from "#schema/operations/videos/video.ts";

export const MODEL_LABELS: Readonly<Record<VideoModel, string>> = {
  KLING: "Kling",
  WAN: "Wan 2.1",
  FRAMEPACK: "FramePack",
  SEEDANCE: "Seedance",
  WAN2: "Wan 2.2",
  OMNIHUMAN: "OmniHuman",
};
export const QUALITY_LABELS: Readonly<Record<VideoQuality, string>> = {
  LOW: "Low",
  MEDIUM: "Medium",
  HIGH: "High",
};

export const NEEDS_PROVIDER = "Needs an AI provider, and none is connected here.";
export const NOT_SOLD = "Not offered: its price is not known.";
