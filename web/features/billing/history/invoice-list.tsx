import { useQuery } from "@tanstack/react-query";
import type { InvoiceView } from "#schema/billing/billing.ts";
import { formatMoney } from "#schema/billing/money.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatDate } from "#web/lib/format.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { PortalButton } from "../portal-button.tsx";

type Props = {
  hasCustomer: boolean;
  /** The way to the provider's pages, where it does not stand above already. */
  withPortal: boolean;
};

/** Everything paid or to be paid, newest first. */
export function InvoiceList({ hasCustomer, withPortal }: Props) {
  const trpc = useTRPC();
  const invoices = useQuery(trpc.billing.invoices.queryOptions(undefined, { enabled: hasCustomer }));
  return (
    <section aria-labelledby="invoices-title" className="mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-ink border-b pb-4">
        <h2 id="invoices-title" className="text-heading">
          Payments
        </h2>
        {withPortal && <PortalButton look="quiet" />}
      </div>
      {!hasCustomer || invoices.data?.length === 0 ? (
        <p className="py-6 text-ink-soft">No payments yet. Your receipts and invoices will appear here.</p>
      ) : invoices.isError && !invoices.data ? (
        <div className="py-6">
          <FailedRead error={invoices.error} retry={() => void invoices.refetch()} />
        </div>
      ) : invoices.data ? (
        <ul>
          {invoices.data.map((invoice) => (
            <Invoice key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      ) : (
        <div aria-busy="true" className="flex flex-col gap-3 py-6">
          <span className="sr-only">Loading your payments</span>
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-8 w-full" />
        </div>
      )}
    </section>
  );
}

const STATUS: Readonly<Record<string, string>> = {
  paid: "Paid",
  open: "Awaiting payment",
  uncollectible: "Unpaid",
  void: "Cancelled",
};

function Invoice({ invoice }: { invoice: InvoiceView }) {
  const { date, what, cents, refundedCents, currency, status, url, pdf } = invoice;
  const about = `${what}, ${formatDate(date)}`;
  const links = [
    { to: url, label: pdf ? "Invoice" : "Receipt" },
    { to: pdf, label: "PDF" },
  ];
  return (
    <li className="numbers grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-hairline border-b py-4 sm:grid-cols-[9rem_minmax(0,1fr)_9rem_7rem]">
      <span className="text-ink-soft max-sm:order-2 max-sm:text-sm">{formatDate(date)}</span>
      <span className="max-sm:order-1">
        {what}
        {refundedCents > 0 && (
          <span className="block text-ink-soft text-sm">
            {refundedCents >= cents ? "Refunded" : `${formatMoney(refundedCents, currency)} refunded`}
          </span>
        )}
      </span>
      <span className="flex gap-4 text-sm max-sm:order-4 max-sm:col-span-2">
        {links.map(
          ({ to, label }) =>
            to && (
              <a
                key={label}
                href={to}
                target="_blank"
                rel="noreferrer"
                className="link py-1"
                aria-label={`${label}: ${about}, opens in a new tab`}
              >
                {label}
              </a>
            ),
        )}
      </span>
      <span className="text-right max-sm:order-1">
        <span className="font-medium">{formatMoney(cents, currency)}</span>
        <span className={`block text-sm ${status === "open" ? "text-safelight" : "text-ink-soft"}`}>
          {STATUS[status] ?? status}
        </span>
      </span>
    </li>
  );
}
