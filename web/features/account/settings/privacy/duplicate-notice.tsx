import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Notice } from "#web/ui/status/notice.tsx";

/** Tells whoever begins without the credits they were told of where the reason stands. */
export function DuplicateNotice() {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.rewards.duplicate.queryOptions());
  if (!data || data.cleared || data.credits === 0) return null;
  return (
    <Notice className="mt-6">
      This looks like a second account, so its welcome credits were removed.{" "}
      <Link to="/account#first-credits" className="link">
        See why, or ask for a review
      </Link>
    </Notice>
  );
}
