import { useQuery } from "@tanstack/react-query";
import { type Dispatch, useEffect } from "react";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import type { PhotoAction } from "./photo-list.ts";

/** Lays out the photos that the server keeps for the next training, wherever they were added; none of a visitor's. */
export function useWaitingPhotos(dispatch: Dispatch<PhotoAction>): void {
  const trpc = useTRPC();
  const enabled = useSession().status === "authenticated";
  // an earlier answer would bring back what has been removed or trained with since
  const { data } = useQuery(
    trpc.uploads.waiting.queryOptions(undefined, { enabled, staleTime: 0, gcTime: 0 }),
  );
  useEffect(() => {
    if (data) dispatch({ type: "found", uploads: data });
  }, [data, dispatch]);
}
