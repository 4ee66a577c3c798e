import { REFERRALS_PER_YEAR } from "#schema/rewards/reward-rules.ts";
import type { FriendState, FriendView } from "#schema/rewards/rewards.ts";
import { formatCredits, formatDate, formatNumber } from "#web/lib/format.ts";
import { EmptyState } from "#web/ui/status/empty-state.tsx";

const STATES: Readonly<Record<FriendState, string>> = {
  registered: "Signed up, no purchase yet",
  waiting: "Made a purchase",
  bought: "Made a purchase",
  "bought-beyond-limit": `Made a purchase, over your limit of ${REFERRALS_PER_YEAR} a year`,
  refunded: "Purchase refunded",
};

/** Who came by one's link: no more of them than it takes to know whom one has invited. */
export function FriendList({ friends, registered }: { friends: FriendView[]; registered: number }) {
  if (friends.length === 0) {
    return (
      <div className="mt-5">
        <EmptyState title="Nobody has used your link yet">
          People who sign up with it appear here, with only the first letters of their email address.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className="mt-4 border-hairline border-t">
        {friends.map((friend) => (
          <li
            key={`${friend.name} ${friend.since.getTime()}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b py-3"
          >
            <div>
              <p className="font-medium">{friend.name}</p>
              <p className="text-ink-soft text-sm">
                {STATES[friend.state]}, joined {formatDate(friend.since)}
                {friend.dueAt && `, credits on ${formatDate(friend.dueAt)}`}
              </p>
            </div>
            {friend.credits > 0 && <p className="numbers">+{formatCredits(friend.credits)}</p>}
          </li>
        ))}
      </ul>
      {registered > friends.length && (
        <p className="mt-3 text-ink-soft text-sm">Showing the latest {formatNumber(friends.length)}.</p>
      )}
    </>
  );
}
