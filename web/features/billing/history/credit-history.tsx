import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { CREDIT_REASONS, type CreditReason } from "#schema/accounts/account.ts";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { REASON_LABELS } from "./movement-labels.ts";
import { MovementTable } from "./movement-table.tsx";

const PAGE = 50;

type Props = { reason: CreditReason | null; onReason: (reason: CreditReason | null) => void };

/** Every movement of one's credits, newest first, all of them or those of one reason. */
export function CreditHistory({ reason, onReason }: Props) {
  const trpc = useTRPC();
  const history = useInfiniteQuery(
    trpc.user.creditHistory.infiniteQueryOptions(
      { limit: PAGE, reason },
      { getNextPageParam: (page) => page.nextCursor, placeholderData: keepPreviousData },
    ),
  );
  const items = history.data?.pages.flatMap((page) => page.items) ?? [];
  const known: readonly CreditReason[] = history.data?.pages[0]?.reasons ?? [];
  // those that occur, and the one an address asks for, in the order of the list
  const offered = (Object.keys(REASON_LABELS) as CreditReason[]).filter(
    (one) => one === reason || known.includes(one),
  );
  return (
    <>
      <SelectField
        label="Show"
        className="max-w-sm pt-8"
        value={reason ?? ""}
        onChange={({ target }) => onReason(CREDIT_REASONS.find((one) => one === target.value) ?? null)}
      >
        <option value="">Everything</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {REASON_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <div
        aria-busy={history.isPlaceholderData}
        className={`pt-6 ${history.isPlaceholderData ? "opacity-55" : ""}`}
      >
        {history.isError && !history.data ? (
          <FailedRead error={history.error} retry={() => void history.refetch()} />
        ) : !history.data ? (
          <div aria-busy="true" className="flex flex-col gap-3">
            <span className="sr-only">Loading your credit history</span>
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} className="h-12 w-full" />
            ))}
          </div>
        ) : items.length === 0 ? (
          <Nothing reason={reason} onAll={() => onReason(null)} />
        ) : (
          <MovementTable items={items} />
        )}
      </div>
      <ShowMore list={history} className="mt-8 text-center" />
    </>
  );
}

function Nothing({ reason, onAll }: { reason: CreditReason | null; onAll: () => void }) {
  if (reason) {
    return (
      <EmptyState
        title="Nothing here yet"
        action={
          <Button look="outline" onClick={onAll}>
            Show everything
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No credit activity yet"
      action={
        <Link to="/pricing" className={buttonClass("outline")}>
          See the prices
        </Link>
      }
    >
      Credits you receive, spend or get refunded will appear here, with your balance after each.
    </EmptyState>
  );
}
