import { useState } from "react";
import type { SourcePicture } from "#web/features/shared/source-picture/source-picture.ts";
import type { ChosenFace } from "./draft.ts";
import type { FoundFace } from "./faces/found-face.ts";
import { useFaces } from "./faces/use-faces.ts";

export interface ChosenFaces {
  /** Largest first; undefined until they are known. */
  found: readonly FoundFace[] | undefined;
  isLooking: boolean;
  failed: boolean;
  index: number;
  choose: (index: number) => void;
  /** Null where there is none, or none yet. */
  chosen: ChosenFace | null;
}

/** The faces of a picture and the one that is meant: the largest, until another is pressed. */
export function useChosenFace(picture: SourcePicture | null): ChosenFaces {
  const url = picture?.url ?? null;
  const faces = useFaces(url);
  const [picked, setPicked] = useState({ url, index: 0 });
  const found = url === null ? undefined : faces.data;
  const index = picked.url === url ? picked.index : 0;
  const face = found?.[index];
  return {
    found,
    isLooking: faces.isLoading,
    failed: faces.isError,
    index,
    choose: (next) => setPicked({ url, index: next }),
    chosen: face ? { face, total: found?.length ?? 0 } : null,
  };
}
