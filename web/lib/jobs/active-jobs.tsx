import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import type { ActiveJobView } from "#schema/jobs.ts";
import { useTRPC } from "../api/trpc.ts";
import { useWhenChanged } from "../use-when-changed.ts";
import { jobsFingerprint, pollInterval } from "./progress.ts";
import { useRefreshWork } from "./use-work-changed.ts";

const Context = createContext<readonly ActiveJobView[] | null>(null);

/** The one question about running work: fast near an end, slow otherwise, none when nothing runs. */
export function ActiveJobsProvider({ children }: { children: ReactNode }) {
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.jobs.active.queryOptions(undefined, {
      refetchInterval: (query) => pollInterval(query.state.data, Date.now()),
    }),
  );

  // results land between two answers: whatever shows them asks again
  useWhenChanged(data && jobsFingerprint(data), useRefreshWork());

  return <Context value={data ?? null}>{children}</Context>;
}

/** Running work, all of it or that of one training or pack; null until first known. */
export function useActiveJobs(subjectId?: string): readonly ActiveJobView[] | null {
  const jobs = useContext(Context);
  if (!jobs || subjectId === undefined) return jobs;
  return jobs.filter((job) => job.subjectId === subjectId);
}
