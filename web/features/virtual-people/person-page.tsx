import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LOOKS, PERSON_STYLES } from "#schema/virtual-people/attributes.ts";
import type { PersonDetail } from "#schema/virtual-people/virtual-people.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost, useRead } from "#web/lib/api/use-read.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { POLL } from "#web/lib/jobs/progress.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";
import { FailedPage } from "#web/ui/status/failed-page.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { DeletePerson, RenamePerson } from "./change-person.tsx";
import { PERSON_GENDERS } from "./person-labels.ts";
import { invents } from "./person-prices.ts";
import { PersonProgress } from "./person-progress.tsx";
import { FacesStep } from "./steps/faces-step.tsx";
import { ModelStep } from "./steps/model-step.tsx";
import { usePersonSteps } from "./steps/use-person-steps.ts";
import { ViewsStep } from "./steps/views-step.tsx";

/** One virtual person, kept up with its work. */
export function PersonPage({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const trpc = useTRPC();
  const jobs = useActiveJobs();
  const info = useQuery(trpc.system.info.queryOptions());
  const query = useRead(
    trpc.virtualPeople.get.queryOptions(
      { id },
      {
        // whatever is under way is told by its jobs; what they do not know of is asked about
        refetchInterval: ({ state: { data } }) =>
          data?.isAtWork && !jobs?.some(({ subjectId }) => [id, data.training?.id].includes(subjectId))
            ? POLL.slow
            : false,
      },
    ),
  );
  if (query.isPending || info.isPending) return <Skeleton className="mt-14 h-96 w-full" />;
  const error = isLost(query) ? query.error : isLost(info) ? info.error : null;
  if (error || !query.data || !info.data) {
    return (
      <FailedPage
        error={error}
        retry={() => {
          void query.refetch();
          void info.refetch();
        }}
        subject="person"
        back={{ to: "/tools/virtual-people", text: "See your virtual people" }}
      />
    );
  }
  return <Person person={query.data} canInvent={invents(info.data.inference)} onDeleted={onDeleted} />;
}

type Props = { person: PersonDetail; canInvent: boolean; onDeleted: () => void };

function Person({ person, canInvent, onDeleted }: Props) {
  const steps = usePersonSteps(person);
  const isLocked = person.isAtWork || steps.running !== null || !canInvent;
  const look = person.look === "any" ? "" : `, ${LOOKS[person.look].label}`;
  const parts = { person, steps, isLocked };
  return (
    <>
      <PageHead
        title={person.name}
        lead={
          <p className="text-base">
            <strong className="font-medium">{NOT_REAL}.</strong> {PERSON_GENDERS[person.genderOrCategory]},{" "}
            {person.age}
            {look}, {PERSON_STYLES[person.style].label.toLowerCase()}
            {person.words && `, “${person.words}”`}
          </p>
        }
      />
      <PersonProgress person={person} steps={steps} />
      {!canInvent && (
        <Notice className="mt-6">
          Going on needs an AI provider, and none is connected here. What was made stays.
        </Notice>
      )}
      <p role="status" className="mt-4 text-ink-soft empty:hidden">
        {steps.comparing}
      </p>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {steps.message && <Notice className="text-safelight">{steps.message}</Notice>}
      </div>
      <div className="flex flex-col gap-10 pt-8">
        <Step title="1. Face">
          <FacesStep {...parts} />
        </Step>
        <Step title="2. Views">
          <ViewsStep {...parts} />
        </Step>
        <Step title="3. Model">
          <ModelStep {...parts} />
        </Step>
      </div>
      {!person.isAtWork && (
        <div className="mt-12 flex flex-wrap gap-x-6">
          <RenamePerson person={person} />
          <DeletePerson person={person} onDeleted={onDeleted} />
        </div>
      )}
    </>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-hairline border-t pt-5 first:border-t-0 first:pt-0">
      <h2 className="mb-4 text-heading">{title}</h2>
      {children}
    </section>
  );
}
