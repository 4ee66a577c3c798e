import { useQuery } from "@tanstack/react-query";
import { type Dispatch, useEffect } from "react";
import { useTRPC } from "#web/lib/api/trpc.ts";
import type { PhotoAction } from "./photo-list.ts";

/** Lays out the photos that the server keeps for the next training, wherever they were added. */
export function useWaitingPhotos(dispatch: Dispatch<PhotoAction>): void {
  const trpc = useTRPC();
  // an earlier answer would bring back what has been removed or trained with since
  const { data } = useQuery(trpc.uploads.waiting.queryOptions(undefined, { staleTime: 0, gcTime: 0 }));
  useEffect(() => {
    if (data) dispatch({ type: "found", uploads: data });
  }, [data, dispatch]);
}
