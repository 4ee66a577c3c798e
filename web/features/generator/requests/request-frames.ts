import type { PicturesView, RequestedPicture } from "#schema/pictures/pictures.ts";

export type RequestFrame = RequestedPicture | { status: "DELETED"; picture: null };

/** A request's frames in the order they were asked for; what was deleted since stands at the end. */
export function requestFrames(request: Pick<PicturesView, "pictures" | "count">): RequestFrame[] {
  const gone = Math.max(0, request.count - request.pictures.length);
  return [
    ...request.pictures,
    ...Array.from({ length: gone }, (): RequestFrame => ({ status: "DELETED", picture: null })),
  ];
}

/** The person's own words, newest first, each once. */
export function earlierPrompts(requests: readonly Pick<PicturesView, "prompt">[], most: number): string[] {
  return [...new Set(requests.map(({ prompt }) => prompt))].slice(0, most);
}
