import type { ReactNode } from "react";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";

/** Shows what only admins may do to admins; staff see the rest of the page without it. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const trpc = useTRPC();
  const role = useRead(trpc.user.role.queryOptions());
  return role.data === "ADMIN" ? children : null;
}
