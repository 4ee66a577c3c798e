import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { toast } from "sonner";
import type { CreditRequestDecision, CreditRequestView } from "#schema/staff/person-acts.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatCredits, formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AdminsOnly } from "./admins-only.tsx";

const DONE: Readonly<Record<CreditRequestDecision, string>> = {
  CONFIRMED: "Confirmed.",
  REFUSED: "Refused.",
  WITHDRAWN: "Withdrawn.",
};

/** Sums that one admin asked for and another decides. */
export function CreditRequests() {
  const trpc = useTRPC();
  const requests = useRead(trpc.staff.creditRequests.queryOptions());
  if (requests.isError && !requests.data)
    return <FailedRead error={requests.error} retry={() => void requests.refetch()} />;
  if (!requests.data) return <Skeleton className="h-40 w-full" />;
  if (requests.data.length === 0)
    return (
      <EmptyState title="Nothing to confirm">Large sums of credits wait here for a second admin.</EmptyState>
    );
  return requests.data.map((request) => <Request key={request.id} request={request} />);
}

function Request({ request }: { request: CreditRequestView }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const decide = useMutation(
    trpc.staff.decideCredits.mutationOptions({
      onSuccess: (_, { decision }) => toast(DONE[decision]),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => queryClient.invalidateQueries(trpc.staff.pathFilter()),
    }),
  );
  const { id, person, credits, reason, askedBy, createdAt } = request;
  const button = (decision: CreditRequestDecision, label: string) => (
    <Button
      look={decision === "CONFIRMED" ? "primary" : "outline"}
      busy={decide.isPending && decide.variables.decision === decision}
      disabled={decide.isPending}
      onClick={() => decide.mutate({ id, decision })}
    >
      {label}
    </Button>
  );
  return (
    <article className="border-hairline border-b py-5 first:pt-0" aria-label={`Credits for ${person.email}`}>
      <p className="text-ink-soft text-sm">
        <Link to={`/admin/users?person=${person.id}`} reloadDocument className="link break-all text-ink">
          {person.email}
        </Link>
        , asked by {askedBy.email} on {formatDate(createdAt)}
      </p>
      <p className="numbers mt-2 text-lg">
        {credits > 0 ? "Grant" : "Take"} {formatCredits(Math.abs(credits))}
      </p>
      <p className="mt-1 max-w-prose break-words">{reason}</p>
      <AdminsOnly>
        <div className="mt-4 flex flex-wrap gap-3">
          {button("CONFIRMED", "Confirm")}
          {button("REFUSED", "Refuse")}
          {button("WITHDRAWN", "Withdraw my request")}
        </div>
      </AdminsOnly>
    </article>
  );
}
