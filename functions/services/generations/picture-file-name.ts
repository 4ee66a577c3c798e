import { cataloguePlace } from "./generation-view.ts";

/** "2026-11-21-film-noir-007.jpg": what a saved picture or video is called, alone or in a zip. */
export function pictureFileName(picture: {
  createdAt: Date;
  promptPackId: string | null;
  number: number;
  /** Of its object, which says what kind of file it is. */
  imageUrl: string;
  size?: "full" | "web";
}): string {
  const day = picture.createdAt.toISOString().slice(0, 10);
  const full = ["png", "mp4"].find((extension) => picture.imageUrl.endsWith(`.${extension}`)) ?? "jpg";
  const extension = picture.size === "web" && full !== "mp4" ? "webp" : full;
  const plain = full === "mp4" ? "video" : "portrait";
  const theme = cataloguePlace(picture.promptPackId).themeSlug ?? plain;
  return `${day}-${theme}-${String(picture.number).padStart(3, "0")}.${extension}`;
}
