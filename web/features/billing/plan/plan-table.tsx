import { Fragment, type ReactNode, useLayoutEffect, useRef } from "react";
import type { PricingPageData } from "#web/content/pages/pricing-page.ts";
import { Chip } from "#web/ui/controls/chip.tsx";

type Props = {
  page: Pick<PricingPageData, "plans" | "freeMonths">;
  /** Chosen by the address, where it says so: the switch goes there. */
  interval: "month" | "year" | null;
  /** What can be done about a price. */
  action: (key: string, name: string) => ReactNode;
};

/** In the page both; which of them is seen follows the switch, by style alone, so that it works without scripts. */
const SHOWN = {
  month: "group-has-[[value=year]:checked]/plans:hidden",
  year: "hidden group-has-[[value=year]:checked]/plans:block",
} as const;

/** The plans side by side, by the month or by the year. */
export function PlanTable({ page, interval, action }: Props) {
  const switches = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const wanted = switches.current?.querySelector<HTMLInputElement>(`[value="${interval}"]`);
    if (wanted) wanted.checked = true;
  }, [interval]);
  return (
    <div className="group/plans">
      <fieldset ref={switches} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <legend className="sr-only">How you pay</legend>
        <Chip type="radio" name="interval" value="month" defaultChecked>
          Monthly
        </Chip>
        <Chip type="radio" name="interval" value="year">
          Yearly, {page.freeMonths} months free
        </Chip>
      </fieldset>
      <ul className="mt-7 grid gap-y-14 md:grid-cols-3 md:divide-x md:divide-hairline">
        {page.plans.map((plan, index) => (
          <li
            key={plan.name}
            className="flex flex-col border-t border-t-ink pt-4 md:px-7 md:last:pr-0 md:first:pl-0"
          >
            <p aria-hidden="true" className="numbers text-ink-soft text-sm">
              ▸ {index + 1}
            </p>
            <h3 className="mt-2 text-title">{plan.name}</h3>
            <p className="mt-2 text-ink-soft md:min-h-[2lh]">{plan.summary}</p>
            <div className="mt-6">
              <p className={`numbers ${SHOWN.month}`}>
                <Amount>{plan.month.price}</Amount> a month
                <span className="block text-ink-soft text-sm">billed monthly</span>
              </p>
              <p className={`numbers ${SHOWN.year}`}>
                <Amount>{plan.year.price}</Amount> a year
                <span className="block text-ink-soft text-sm">{plan.year.aMonth} a month, billed yearly</span>
              </p>
            </div>
            <p className="numbers mt-5 font-medium md:min-h-[2lh]">{plan.offer} each month</p>
            <dl className="numbers mt-4 grid grow grid-cols-[1fr_auto] content-start text-[0.9375rem]">
              <dt className="border-hairline border-t py-2.5 font-medium">Credits each month</dt>
              <dd className="border-hairline border-t py-2.5 text-right font-medium">{plan.credits}</dd>
              {plan.makes.map(({ what, often }) => (
                <Fragment key={what}>
                  <dt className="border-hairline border-t py-2.5 text-ink-soft">{what}</dt>
                  <dd className="border-hairline border-t py-2.5 text-right">{often}</dd>
                </Fragment>
              ))}
            </dl>
            <div className="mt-7 md:min-h-16">
              {(["month", "year"] as const).map((one) => (
                <div key={one} className={SHOWN[one]}>
                  {action(plan[one].key, plan.name)}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Amount = ({ children }: { children: ReactNode }) => (
  <span className="font-display text-[3.25rem] leading-none tracking-tight">{children}</span>
);
