import { DAILY_FREE_CREDITS } from "#schema/plans.ts";
import { Letter } from "../kit/letter.tsx";
import { Action, Anchor, Line, Points } from "../kit/pieces.tsx";
import type { MailProps } from "./mail-props.ts";

export function FreeFeatures({ page, out }: MailProps) {
  return (
    <Letter
      title="What costs you nothing"
      preview="Credits every day, a check of your photos, and a look at every pack."
      sort="Tips"
      out={out}
    >
      <Line>No purchase needed for any of these.</Line>
      <Points
        items={[
          {
            title: "Credits every day",
            text: `A balance below ${DAILY_FREE_CREDITS} credits is filled up to ${DAILY_FREE_CREDITS} once a day.`,
          },
          {
            title: "Have your photos checked",
            text: "Your browser tells of each photo whether it is good for training, and why not. Nothing is uploaded for that.",
          },
          {
            title: "Look through every pack",
            text: "See the look of each theme and what is in its packs before you spend a credit.",
          },
          {
            title: "Keep what you made",
            text: "Save your pictures one by one or as a zip, in full size, as often as you like.",
          },
        ]}
      />
      <Action href={page("/prompt-packs")} label="Look through the packs" />
      <Line>
        New to this? <Anchor href={page("/guides/trained-models/getting-started")}>This guide</Anchor> takes
        you from photos to a model.
      </Line>
    </Letter>
  );
}
