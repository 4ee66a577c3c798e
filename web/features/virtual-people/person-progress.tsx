import type { PersonDetail } from "#schema/virtual-people/virtual-people.ts";
import { StepProgress } from "#web/features/shared/work/step-progress.tsx";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import type { PersonSteps } from "./steps/use-person-steps.ts";

/** Pictures of a person that are under way; nothing while none is. */
export function PersonProgress({ person, steps }: { person: PersonDetail; steps: PersonSteps }) {
  const jobs = useActiveJobs(person.id);
  if (!jobs?.length) return null;
  return (
    <StepProgress
      id={person.id}
      noun="picture"
      isCancelling={steps.running === "cancel"}
      onCancel={() => void steps.cancel()}
    />
  );
}
