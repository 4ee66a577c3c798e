import { DAILY_FREE_CREDITS } from "#schema/billing/plans.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Anchor, Line, Points } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function FreeFeatures({ page, out }: EmailProps) {
  return (
    <Letter
      title="What you can do for free"
      preview="Credits every day, a check of your photos, and a look at every pack."
      sort="Tips"
      out={out}
    >
      <Line>No purchase needed for any of these.</Line>
      <Points
        items={[
          {
            title: "Credits every day",
            text: `Once a day, we top up any balance below ${DAILY_FREE_CREDITS} credits to ${DAILY_FREE_CREDITS}.`,
          },
          {
            title: "Have your photos checked",
            text: "Your browser tells you which photos are good for training, and why. Nothing is uploaded.",
          },
          {
            title: "Browse every pack",
            text: "See what each theme looks like and what is in its packs before you spend a credit.",
          },
          {
            title: "Download your pictures",
            text: "Save your pictures one by one or as a zip, in full size, as often as you like.",
          },
        ]}
      />
      <Action href={page("/prompt-packs")} label="Browse the packs" />
      <Line>
        New to this? <Anchor href={page("/guides/trained-models/getting-started")}>This guide</Anchor> takes
        you from photos to a model.
      </Line>
    </Letter>
  );
}
