import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { toast } from "sonner";
import type { ShowcaseState, ShowcaseView } from "#schema/catalogue/showcases.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AccountSection } from "../account-section.tsx";

const STATES: Readonly<Record<ShowcaseState, string>> = {
  waiting: "We are looking at it",
  shown: "Shown to everybody",
  refused: "Not used",
  withdrawn: "Withdrawn",
};

/** Pictures offered as examples, each taken back in one press. */
export function ShowcasesSection() {
  const trpc = useTRPC();
  const offers = useRead(trpc.showcases.list.queryOptions());
  return (
    <AccountSection
      title="Pictures you offered"
      hint="As examples on our public pages. A withdrawn one is gone everywhere within a minute."
    >
      {offers.isError && !offers.data ? (
        <FailedRead error={offers.error} retry={() => void offers.refetch()} />
      ) : !offers.data ? (
        <Skeleton className="h-8 w-full" />
      ) : offers.data.length === 0 ? (
        <p className="text-ink-soft">None. Open a picture of a pack to offer it.</p>
      ) : (
        <ul>
          {offers.data.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

function Offer({ offer }: { offer: ShowcaseView }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const withdraw = useMutation(
    trpc.showcases.withdraw.mutationOptions({
      onSuccess: () => toast("Withdrawn."),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => queryClient.invalidateQueries(trpc.showcases.list.queryFilter()),
    }),
  );
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-t py-3 first:border-t-0 first:pt-0">
      <div>
        <Link to={`/dashboard?picture=${offer.pictureId}`} className="link">
          A picture of {offer.packName}
        </Link>
        <p className="text-ink-soft text-sm">
          {STATES[offer.state]}, offered {formatDate(offer.createdAt)}
        </p>
      </div>
      {(offer.state === "waiting" || offer.state === "shown") && (
        <Button
          look="quiet"
          aria-label={`Withdraw a picture of ${offer.packName}`}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ id: offer.id })}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}
