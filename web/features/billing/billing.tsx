import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { CREDITS_PATH } from "#schema/billing/billing.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatNumber } from "#web/lib/format.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { DebtNotice } from "./debt-notice.tsx";
import { InvoiceList } from "./history/invoice-list.tsx";
import { CurrentPlan } from "./plan/current-plan.tsx";
import { NoPlan } from "./plan/no-plan.tsx";
import { PortalButton } from "./portal-button.tsx";

/** Someone's plan, credits and payments. */
export function Billing() {
  const trpc = useTRPC();
  // people come back to it from the provider's pages, where things change
  const overview = useQuery(
    trpc.billing.overview.queryOptions(undefined, { refetchOnWindowFocus: true, refetchOnMount: "always" }),
  );
  if (overview.isError && !overview.data) {
    return (
      <div className="pt-10">
        <FailedRead error={overview.error} retry={() => void overview.refetch()} />
      </div>
    );
  }
  if (!overview.data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-6 pt-10">
        <span className="sr-only">Loading your plan</span>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const { subscription, credits, debt, hasCustomer } = overview.data;
  return (
    <>
      {subscription?.paymentProblem && (
        <Notice role="alert" className="mt-8">
          <p className="font-medium">Your last payment did not go through.</p>
          <p className="mb-3 text-ink-soft">
            Your plan is paused until it does. You keep the credits you have. Check your card or choose
            another one, and we will try again.
          </p>
          <PortalButton look="primary" />
        </Notice>
      )}
      <DebtNotice debt={debt} />
      <div className="grid gap-x-16 gap-y-12 pt-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="plan-title">
          <h2 id="plan-title" className="font-text text-ink-soft tracking-normal">
            Your plan
          </h2>
          {subscription ? <CurrentPlan subscription={subscription} credits={credits} /> : <NoPlan />}
        </section>
        <section aria-labelledby="balance-title" className="lg:border-hairline lg:border-l lg:pl-10">
          <h2 id="balance-title" className="font-text text-ink-soft tracking-normal">
            Your credits
          </h2>
          <p className="numbers mt-2 font-display text-[3.25rem] leading-none tracking-tight">
            {formatNumber(credits)}
          </p>
          <div className="mt-6 flex flex-col items-start gap-4">
            <Link to="/pricing#packs" className={buttonClass("outline")}>
              Buy credits
            </Link>
            <Link to={CREDITS_PATH} className="link">
              Credit history
            </Link>
          </div>
        </section>
      </div>
      <InvoiceList hasCustomer={hasCustomer} withPortal={hasCustomer && subscription === null} />
    </>
  );
}
