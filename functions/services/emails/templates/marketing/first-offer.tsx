import { offerLabel } from "#schema/billing/offers.ts";
import { CREDIT_PACKS } from "#schema/billing/plans.ts";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { dollars } from "../../kit/dollars.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Points, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function FirstOffer({ page, params, out }: EmailProps<"first-offer">) {
  return (
    <Letter title="Want more pictures?" preview="Credits bought once never expire." sort="Offer" out={out}>
      <Line>
        A model costs {TRAINING_CREDITS} credits, a pack of {IMAGES_PER_PACK} pictures {PACK_CREDITS}. If you
        need more credits, there are three sizes to choose from. You pay once, and credits do not expire.
      </Line>
      <Points
        items={CREDIT_PACKS.map(({ name, credits, cents }) => ({
          title: name,
          text: `${dollars(cents)}, paid once: ${offerLabel(credits)}`,
        }))}
      />
      {params.code && (
        <Line>
          Enter the code <Strong>{params.code}</Strong> at checkout for a discount.
        </Line>
      )}
      <Action href={page("/pricing")} label="See the prices" />
      <Line>If something fails, its credits are refunded automatically.</Line>
    </Letter>
  );
}
