import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { NewPersonForm } from "./new-person-form.tsx";
import { NoInventor } from "./no-inventor.tsx";
import { invents } from "./person-prices.ts";

/** A person who does not exist, where something here can invent one. */
export function NewPerson({ onMade }: { onMade: (id: string) => void }) {
  const trpc = useTRPC();
  const info = useQuery(trpc.system.info.queryOptions());
  if (info.isError && !info.data) {
    return (
      <div className="pt-8">
        <FailedRead error={info.error} retry={() => void info.refetch()} />
      </div>
    );
  }
  if (!info.data) return <Skeleton className="mt-8 h-96 w-full max-w-xl" />;
  return invents(info.data.inference) ? (
    <NewPersonForm onMade={onMade} />
  ) : (
    <NoInventor engine={info.data.inference} />
  );
}
