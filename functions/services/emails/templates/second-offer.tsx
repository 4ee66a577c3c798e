import { offerLabel } from "#schema/offers.ts";
import { PLANS } from "#schema/plans.ts";
import { dollars } from "../kit/dollars.ts";
import { Letter } from "../kit/letter.tsx";
import { Action, Line, Points, Strong } from "../kit/pieces.tsx";
import type { MailProps } from "./mail-props.ts";

export function SecondOffer({ page, params, out }: MailProps) {
  return (
    <Letter
      title="Credits once, or every month"
      preview="Three plans, and what is in them."
      sort="Offer"
      out={out}
    >
      <Line>
        If pictures of you are something you need again and again, a plan brings credits each month for less
        than buying them once. Unused ones stay on your balance.
      </Line>
      <Points
        items={PLANS.map(({ name, monthlyCredits, cents }) => ({
          title: name,
          text: `${monthlyCredits.toLocaleString("en-US")} credits a month for ${dollars(cents.month)} a month, or ${dollars(cents.year)} a year: ${offerLabel(monthlyCredits)} each month`,
        }))}
      />
      {params.code && (
        <Line>
          Enter the code <Strong>{params.code}</Strong> at the checkout to pay less for a plan by the month.
        </Line>
      )}
      <Action href={page("/pricing")} label="Compare plans and packs" />
      <Line>This is the last offer we send you by itself.</Line>
    </Letter>
  );
}
