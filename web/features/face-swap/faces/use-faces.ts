import { useQuery } from "@tanstack/react-query";
import { findFaces } from "./find-faces.ts";

/** The faces in a chosen picture. */
export function useFaces(url: string | null) {
  return useQuery({
    queryKey: ["faces", url],
    queryFn: ({ signal }) => findFaces(url ?? "", signal),
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
