import type { ReactNode } from "react";
import { ERRORS } from "#schema/errors/errors.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost, useRead } from "#web/lib/api/use-read.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { ProvenAdmin } from "./proven-admin.tsx";
import { StaffNav } from "./staff-nav.tsx";

/** Shows a page of staff to staff alone, its title and the way to the others included. */
export function StaffGate({ children }: { children: ReactNode }) {
  const trpc = useTRPC();
  const role = useRead(trpc.user.role.queryOptions());
  if (isLost(role)) {
    return (
      <div className="pt-14">
        <FailedRead error={role.error} retry={() => void role.refetch()} />
      </div>
    );
  }
  if (!role.data) {
    return (
      <div aria-busy="true" className="pt-14">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-12 w-64" />
      </div>
    );
  }
  if (role.data === "USER") return <PageHead title={ERRORS.STAFF_ONLY.message} />;
  const desk = (
    <>
      <StaffNav />
      {children}
    </>
  );
  return role.data === "ADMIN" ? <ProvenAdmin>{desk}</ProvenAdmin> : desk;
}
