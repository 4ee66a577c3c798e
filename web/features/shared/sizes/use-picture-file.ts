import { useQuery } from "@tanstack/react-query";
import type { Box } from "#schema/pictures/crops.ts";
import { findFace } from "./find-face.ts";

/** A picture as it lies in the bucket, and where its face is. */
export interface PictureFile {
  file: Blob;
  width: number;
  height: number;
  /** Whether a face was found; crops are made around the upper middle without one. */
  isFound: boolean;
  face: Box;
}

/** Fetches an original and looks for the face in it, on this device. */
export function usePictureFile(url: string) {
  return useQuery({
    queryKey: ["picture-file", url],
    queryFn: async (): Promise<PictureFile> => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const file = await response.blob();
      const { width, height } = await sizeOf(file);
      const face = await findFace(file);
      return { file, width, height, isFound: face !== null, face: face ?? usualFace(width, height) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // a few megabytes each
    gcTime: 60_000,
    retry: 1,
  });
}

async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** Where a portrait usually has its face. */
function usualFace(width: number, height: number): Box {
  const side = Math.min(width, height) * 0.3;
  return { left: (width - side) / 2, top: height * 0.22, width: side, height: side * 1.3 };
}
