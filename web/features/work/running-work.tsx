import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { PackView } from "#schema/pictures/pack-order.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { packWait, picturesLeft } from "#web/lib/jobs/pack-wait.ts";
import { jobWait } from "#web/lib/jobs/progress.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { jobRows, type WorkRow } from "./job-rows.ts";

/** What is being made right now, as rows that lead to it; nothing when nothing runs. */
export function RunningWork() {
  const trpc = useTRPC();
  const jobs = useActiveJobs() ?? [];
  const now = useNow(jobs.length > 0);
  const trainings = useQuery(trpc.trainings.list.queryOptions({ limit: 20 }));
  const packs = useQuery(trpc.packs.list.queryOptions({ limit: 20 }));
  const people = useQuery(trpc.virtualPeople.list.queryOptions({ limit: 20 }));
  const films = useQuery(trpc.videoPacks.list.queryOptions({ limit: 20 }));

  const waitFor = (id: string) => {
    const job = jobs.find(({ subjectId }) => subjectId === id);
    return job ? jobWait(job, now) : null;
  };
  const rows: WorkRow[] = [
    ...(trainings.data?.items ?? [])
      .filter((training) => isRunning(training.status))
      .map((training) => ({
        id: training.id,
        to: `/tools/trainings/${training.id}`,
        name: training.name,
        state: training.status === "PENDING" ? "Model, in the queue" : "Model, training",
        wait: waitFor(training.id),
      })),
    ...(packs.data?.items ?? [])
      .filter((pack) => isRunning(pack.status))
      .map((pack) => ({
        id: pack.id,
        to: `/packs/${pack.id}`,
        name: pack.name,
        state: `Pack, ${packState(pack)}`,
        wait: packWait(pack, now),
      })),
    ...(films.data?.items ?? [])
      .filter((film) => film.status === "PROCESSING")
      .map((film) => ({
        id: film.id,
        to: `/tools/video-packs/${film.id}`,
        name: film.name,
        state: "Video pack, in progress",
        wait: waitFor(film.id),
      })),
    // a person's training is listed with the models
    ...(people.data?.items ?? [])
      .filter((person) => jobs.some(({ subjectId }) => subjectId === person.id))
      .map((person) => ({
        id: person.id,
        to: `/tools/virtual-people/${person.id}`,
        name: person.name,
        state: "Virtual person, in progress",
        wait: waitFor(person.id),
      })),
    ...jobRows(jobs, now),
  ];
  if (rows.length === 0) return null;

  return (
    <section aria-labelledby="running-title" className="pt-6">
      <h2 id="running-title" className="sr-only">
        In progress
      </h2>
      <ul>
        {rows.map((row) => (
          <li
            key={row.id}
            className="relative flex flex-wrap items-baseline gap-x-6 gap-y-1 border-hairline border-b py-3 hover:text-safelight"
          >
            <span aria-hidden="true" className="size-2 animate-blink self-center rounded-full bg-safelight" />
            <Link to={row.to} className="font-display text-heading after:absolute after:inset-0">
              {row.name}
            </Link>
            <span role="status" className="numbers text-ink-soft">
              {row.state}
            </span>
            <span className="numbers ml-auto text-ink-soft">{row.wait && formatWait(row.wait)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function packState(pack: PackView): string {
  if (pack.stopping) return `finishing ${picturesLeft(pack)}, then stopping`;
  if (pack.generatedImages === 0) return "starting";
  return `${pack.generatedImages} of ${pack.totalImages} pictures`;
}
