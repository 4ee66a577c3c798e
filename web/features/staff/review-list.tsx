import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { toast } from "sonner";
import { REVIEW_WINDOW_DAYS, type StaffReview } from "#schema/staff/safety.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count, formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** Accounts that are paused for what the safety check stopped, the longest waiting first. */
export function ReviewList() {
  const trpc = useTRPC();
  const reviews = useQuery(trpc.staff.reviews.queryOptions());
  if (reviews.isError && !reviews.data)
    return <FailedRead error={reviews.error} retry={() => void reviews.refetch()} />;
  if (!reviews.data) return <Skeleton className="h-40 w-full" />;
  if (reviews.data.length === 0) {
    return (
      <EmptyState title="No account is paused">
        Accounts that the safety check has stopped too often appear here.
      </EmptyState>
    );
  }
  return reviews.data.map((review) => <Review key={review.id} review={review} />);
}

function Review({ review }: { review: StaffReview }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const clear = useMutation(
    trpc.staff.clearReview.mutationOptions({
      onSuccess: () => toast("Cleared and emailed."),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => queryClient.invalidateQueries(trpc.staff.pathFilter()),
    }),
  );
  return (
    <article className="border-hairline border-b py-5 first:pt-0" aria-label={`Review of ${review.email}`}>
      <p className="text-ink-soft text-sm">
        <Link to={`/admin/users?person=${review.userId}`} reloadDocument className="link break-all text-ink">
          {review.email}
        </Link>
        , paused on {formatDate(review.openedAt)}
      </p>
      <p className="numbers mt-2">
        {count(review.heldBack, "request")} held back and {count(review.refusedPrompts, "prompt")} refused
        within {REVIEW_WINDOW_DAYS} days.
      </p>
      <p className="mt-2 max-w-prose whitespace-pre-line break-words text-lg">
        {review.message ?? "No message yet."}
      </p>
      <Button className="mt-4" busy={clear.isPending} onClick={() => clear.mutate({ id: review.id })}>
        Clear
      </Button>
    </article>
  );
}
