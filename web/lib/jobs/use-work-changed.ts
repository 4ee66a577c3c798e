import { useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../api/trpc.ts";

/** Asks again for whatever shows work or what came of it. */
export function useRefreshWork(): () => void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return () => {
    for (const shown of [
      trpc.trainings,
      trpc.packs,
      trpc.generations,
      trpc.edits,
      trpc.videos,
      trpc.videoPacks,
      trpc.virtualPeople,
      trpc.voices,
      trpc.user,
      trpc.safety,
    ]) {
      void queryClient.invalidateQueries(shown.pathFilter());
    }
  };
}

/**
 * For whoever starts work, or ends it by hand. `startedId` is the subject of what was started: where it has ended by
 * the time the running work is known, nobody would hear of the end, so all is asked once more.
 */
export function useWorkChanged(): (startedId?: string) => Promise<void> {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefreshWork();
  return async (startedId) => {
    refresh();
    await queryClient.invalidateQueries(trpc.jobs.pathFilter());
    const running = queryClient.getQueryData(trpc.jobs.active.queryKey());
    if (startedId && !running?.some((job) => job.subjectId === startedId)) refresh();
  };
}
