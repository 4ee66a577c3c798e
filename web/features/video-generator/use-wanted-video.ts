import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { toast } from "sonner";
import type { VideoView } from "#schema/videos/videos.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSearch } from "#web/lib/use-search.ts";

const NAME = "again";

/** Takes over the video that the library named in the address, to be made again, and takes its name out of it. */
export function useWantedVideo(onVideo: (video: VideoView) => void): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearch();
  const wanted = query.get(NAME);

  const take = useEffectEvent(async (id: string) => {
    try {
      onVideo(await queryClient.fetchQuery(trpc.videos.get.queryOptions({ id })));
    } catch (error) {
      toast.error(messageOf(error));
    }
    const rest = new URLSearchParams(query);
    rest.delete(NAME);
    setQuery(rest, { replace: true });
  });

  useEffect(() => {
    if (wanted) void take(wanted);
  }, [wanted]);
}
