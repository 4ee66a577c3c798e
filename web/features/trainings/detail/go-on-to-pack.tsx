import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { TrainingView } from "#schema/trainings/training-view.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";

/** Whoever watches a training goes on to the pack ordered with it as it begins. Who comes later stays. */
export function GoOnToPack({ training }: { training: TrainingView }) {
  const navigate = useNavigate();
  const workChanged = useWorkChanged();
  const watched = useRef(false);
  if (isRunning(training.status)) watched.current = true;
  const packId = training.order?.packId ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the pack begins
  useEffect(() => {
    if (!watched.current || packId === null) return;
    void workChanged(packId);
    void navigate(`/packs/${packId}`, { replace: true });
  }, [packId]);
  return null;
}
