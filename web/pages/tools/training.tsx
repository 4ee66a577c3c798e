import { lazy, Suspense } from "react";
import { useNavigate, useParams } from "react-router";
import { appMeta } from "#web/lib/page-meta.ts";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

export const meta = () => appMeta("Model");

// its parts are fetched with it, not named in the list of routes that every first visit loads
const TrainingDetail = lazy(async () => ({
  default: (await import("#web/features/trainings/detail/training-detail.tsx")).TrainingDetail,
}));

export default function Training() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Skeleton className="mt-14 h-16 w-2/3" />}>
      <TrainingDetail key={id} id={id} onDeleted={() => void navigate("/tools/trainings")} />
    </Suspense>
  );
}
