/** What a picture can be saved as. */
export const FILE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const FILE_TYPE_NAMES: Record<FileType, string> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
};

const ENDINGS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "video/mp4": "mp4",
};

/** By the type that was really written: not every browser writes every type, and a PNG takes the place of what it cannot. */
export const endingOf = (type: string): string => ENDINGS[type] ?? "png";

export const namedFile = (name: string, blob: Blob): File =>
  new File([blob], `${name}.${endingOf(blob.type)}`, { type: blob.type });
