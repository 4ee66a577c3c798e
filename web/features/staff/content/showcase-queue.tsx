import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { toast } from "sonner";
import type { OfferedShowcase, ShowcaseDecision } from "#schema/catalogue/showcases.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** Pictures people offered, the longest waiting first. */
export function ShowcaseQueue() {
  const trpc = useTRPC();
  const offers = useRead(trpc.staff.showcases.queryOptions());
  if (offers.isError && !offers.data)
    return <FailedRead error={offers.error} retry={() => void offers.refetch()} />;
  if (!offers.data) return <Skeleton className="h-60 w-full" />;
  if (offers.data.length === 0)
    return <EmptyState title="No pictures offered">Pictures people offer as examples wait here.</EmptyState>;
  return (
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {offers.data.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}

function Offer({ offer }: { offer: OfferedShowcase }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const decide = useMutation(
    trpc.staff.decideShowcase.mutationOptions({
      onSuccess: (_, { decision }) =>
        toast(decision === "APPROVED" ? "Shown and emailed." : "Refused and emailed."),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => queryClient.invalidateQueries(trpc.staff.pathFilter()),
    }),
  );
  const { id, packName, owner, createdAt } = offer;
  const button = (decision: ShowcaseDecision, label: string) => (
    <Button
      look={decision === "APPROVED" ? "primary" : "outline"}
      busy={decide.isPending && decide.variables.decision === decision}
      disabled={decide.isPending}
      onClick={() => decide.mutate({ id, decision })}
    >
      {label}
    </Button>
  );
  return (
    <li>
      <article aria-label={`Offer for ${packName}`} className="flex flex-col gap-3">
        <img
          src={`${offer.imageUrl}?size=large`}
          alt={`Offered for ${packName}`}
          width={offer.width}
          height={offer.height}
          loading="lazy"
          className="h-auto w-full bg-hairline"
        />
        <p className="font-medium">{packName}</p>
        <p className="text-ink-soft text-sm">
          <Link to={`/admin/users?person=${owner.id}`} className="link break-all text-ink">
            {owner.email}
          </Link>
          , {formatDate(createdAt)}
        </p>
        <p className="break-words text-sm">{offer.prompt}</p>
        <div className="flex flex-wrap gap-3">
          {button("APPROVED", "Show it")}
          {button("REFUSED", "Refuse")}
        </div>
      </article>
    </li>
  );
}
