import { cataloguePlace } from "./generation-view.ts";

/** "2026-11-21-film-noir-007.jpg": what a saved picture is called, alone or in a zip. */
export function pictureFileName(picture: {
  createdAt: Date;
  promptPackId: string | null;
  number: number;
}): string {
  const day = picture.createdAt.toISOString().slice(0, 10);
  const theme = cataloguePlace(picture.promptPackId).themeSlug ?? "portrait";
  return `${day}-${theme}-${String(picture.number).padStart(3, "0")}.jpg`;
}
