import { offerLabel } from "#schema/billing/offers.ts";
import { PLANS } from "#schema/billing/plans.ts";
import { dollars } from "../../kit/dollars.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Points, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function SecondOffer({ page, params, out }: EmailProps<"second-offer">) {
  return (
    <Letter
      title="Buy credits once, or every month"
      preview="Our three plans, compared."
      sort="Offer"
      out={out}
    >
      <Line>
        If you often need new pictures, a plan gives you credits each month for less than buying them once.
        Unused credits carry over.
      </Line>
      <Points
        items={PLANS.map(({ name, monthlyCredits, cents }) => ({
          title: name,
          text: `${monthlyCredits.toLocaleString("en-US")} credits a month for ${dollars(cents.month)} a month, or ${dollars(cents.year)} a year: ${offerLabel(monthlyCredits)} each month`,
        }))}
      />
      {params.code && (
        <Line>
          Enter the code <Strong>{params.code}</Strong> at checkout for a discount on a monthly plan.
        </Line>
      )}
      <Action href={page("/pricing")} label="Compare plans and prices" />
      <Line>This is the last automatic offer we will send you.</Line>
    </Letter>
  );
}
