import { DAILY_FREE_CREDITS } from "#schema/billing/plans.ts";
import { pictureCredits } from "#schema/billing/pricing.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function DailyCredits({ page, params, out }: EmailProps<"daily-credits">) {
  const credits = Number(params.credits);
  const pictures = Math.floor(credits / pictureCredits(portrait, ASPECTS.square));
  return (
    <Letter
      title="Your free credits are waiting"
      preview="We topped up your balance since your last visit."
      sort="Reminder"
      out={out}
    >
      <Line>
        We topped up your balance to {credits} credits since your last visit
        {pictures > 0 &&
          `: enough for ${pictures === 1 ? "a new picture" : `${pictures} new pictures`} with your model`}
        . Credits do not expire. At the start of each day, we top up any balance below {DAILY_FREE_CREDITS} to{" "}
        {DAILY_FREE_CREDITS}.
      </Line>
      <Action href={page("/tools/image-generator")} label="Make a picture" />
    </Letter>
  );
}
