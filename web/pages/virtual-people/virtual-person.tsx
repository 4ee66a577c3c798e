import { lazy, Suspense } from "react";
import { useNavigate, useParams } from "react-router";
import { appMeta } from "#web/lib/page-meta.ts";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

export const meta = () => appMeta("Virtual person");

// its parts are fetched with it, not named in the list of routes that every first visit loads
const PersonPage = lazy(async () => ({
  default: (await import("#web/features/virtual-people/person-page.tsx")).PersonPage,
}));

export default function VirtualPerson() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Skeleton className="mt-14 h-16 w-2/3" />}>
      <PersonPage key={id} id={id} onDeleted={() => void navigate("/tools/virtual-people")} />
    </Suspense>
  );
}
