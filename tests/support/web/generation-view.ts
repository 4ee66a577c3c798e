import type { GenerationView } from "#schema/pictures/generation.ts";

/** A picture as its owner is shown it, made in this second of 1970. */
export function picture(id: string, second: number): GenerationView {
  return {
    id,
    imageUrl: `/media/${id}`,
    posterUrl: null,
    duration: null,
    width: 1024,
    height: 1024,
    seed: 1,
    kind: "prompt",
    favorite: false,
    isVirtual: false,
    number: null,
    trainingId: null,
    packId: "p",
    themeSlug: null,
    packSlug: null,
    createdAt: new Date(second * 1_000),
  };
}
