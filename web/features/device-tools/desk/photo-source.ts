import type { usePickFile } from "#web/features/shared/photos/use-pick-file.ts";

export type PickFile = ReturnType<typeof usePickFile>;

/** A photo for who has none at hand; null where this site has none. */
export type Sample = { credit: string; use: () => void } | null;
