import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ActiveJobView, JobKind } from "#schema/jobs.ts";
import type { PackView } from "#schema/pictures/generation.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isWaiting } from "#web/lib/jobs/job-state.ts";
import { packWait, picturesLeft } from "#web/lib/jobs/pack-wait.ts";
import { jobWait, type Wait } from "#web/lib/jobs/progress.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";

const VIDEO_KINDS: ReadonlySet<JobKind> = new Set(["VIDEO_STILL", "VIDEO", "VIDEO_UPSCALE"]);
const sameSubject = (job: ActiveJobView) => (other: ActiveJobView) => other.subjectId === job.subjectId;

interface Row {
  id: string;
  to: string;
  name: string;
  state: string;
  wait: Wait | null;
}

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
  const rows: Row[] = [
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
    ...jobs
      .filter((job) => job.kind === "VOICE")
      .map((job) => ({
        id: job.subjectId,
        to: `/tools/trained-voices/${job.subjectId}`,
        name: "A new voice",
        state: job.status === "QUEUED" || job.queuePosition !== null ? "In the queue" : "Being learned",
        wait: jobWait(job, now),
      })),
    ...jobs
      // of a still, its movement and a larger copy the first stands for all
      .filter((job, at) => VIDEO_KINDS.has(job.kind) && jobs.findIndex(sameSubject(job)) === at)
      .map((job) => ({
        id: job.subjectId,
        to: "/tools/video-generator",
        name: "Video",
        state: isWaiting(job) ? "In the queue" : "In progress",
        wait: jobWait(job, now),
      })),
    ...jobs
      .filter((job) => job.kind === "PICTURES")
      .map((job) => ({
        id: job.subjectId,
        to: "/tools/image-generator",
        name: "Pictures from your prompt",
        state: job.status === "QUEUED" || job.queuePosition !== null ? "In the queue" : "In progress",
        wait: jobWait(job, now),
      })),
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
