import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { MONEY_BACK_DAYS, REFERRAL_CREDITS } from "#schema/billing/plans.ts";
import { INVITED_DAYS, REFERRALS_PER_YEAR } from "#schema/rewards/reward-rules.ts";
import type { InviteView } from "#schema/rewards/rewards.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatNumber } from "#web/lib/format.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { FriendList } from "./friend-list.tsx";
import { InviteLink } from "./invite-link.tsx";

/** One's personal link, what it does, and what came of it. */
export function Invite() {
  const trpc = useTRPC();
  const invite = useQuery(trpc.rewards.invite.queryOptions(undefined, { refetchOnWindowFocus: true }));
  if (invite.isError && !invite.data) {
    return (
      <div className="pt-10">
        <FailedRead error={invite.error} retry={() => void invite.refetch()} />
      </div>
    );
  }
  if (!invite.data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-6 pt-10">
        <span className="sr-only">Loading your link</span>
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return <Whole invite={invite.data} />;
}

function Whole({ invite }: { invite: InviteView }) {
  const { code, duplicate, friends, registered } = invite;
  return (
    <div className="grid gap-x-16 gap-y-12 pt-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-8">
        {duplicate && (
          <Notice>
            This counts as a second account, so you don't earn credits with its link. Your friends still get
            theirs.{" "}
            <Link to="/account#first-credits" className="link">
              See why
            </Link>
          </Notice>
        )}
        <InviteLink code={code} />
        <section aria-labelledby="how">
          <h2 id="how" className="text-heading">
            How it works
          </h2>
          <div className="mt-3 flex max-w-prose flex-col gap-3">
            <p className="text-lg">
              Send your link to a friend who does not have an account yet. Once they have bought credits or a
              plan, and {MONEY_BACK_DAYS} days have passed without a refund, each of you gets{" "}
              {REFERRAL_CREDITS} credits. You get them for up to {REFERRALS_PER_YEAR} friends a year; your
              friends always get theirs.
            </p>
            <p className="text-ink-soft">
              A discounted purchase may earn fewer credits. If your friend's purchase is fully refunded, the
              credits are removed from both of you if you still have them. Your friend's browser remembers
              your link for {INVITED_DAYS} days. Second accounts of the same person don't count.
            </p>
          </div>
        </section>
      </div>
      <Sums invite={invite} />
      <section aria-labelledby="friends" className="lg:col-span-2">
        <h2 id="friends" className="text-heading">
          Your friends
        </h2>
        <FriendList friends={friends} registered={registered} />
      </section>
    </div>
  );
}

function Sums({ invite: { registered, bought, earned, thisYear } }: { invite: InviteView }) {
  const sums = [
    { what: "Signed up", text: formatNumber(registered) },
    { what: "Made a purchase", text: formatNumber(bought) },
    { what: "Counted in the last 365 days", text: `${thisYear} of ${REFERRALS_PER_YEAR}` },
  ];
  return (
    <section aria-labelledby="earned" className="lg:border-hairline lg:border-l lg:pl-10">
      <h2 id="earned" className="font-text text-ink-soft tracking-normal">
        Credits earned
      </h2>
      <p className="numbers mt-2 font-display text-[3.25rem] leading-none tracking-tight">
        {formatNumber(earned)}
      </p>
      <dl className="mt-6 border-hairline border-t">
        {sums.map(({ what, text }) => (
          <div key={what} className="flex justify-between gap-4 border-hairline border-b py-2">
            <dt className="text-ink-soft">{what}</dt>
            <dd className="numbers">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
