import { PORTRAIT } from "#schema/models.ts";
import { ASPECTS } from "#schema/pictures.ts";
import { DAILY_FREE_CREDITS } from "#schema/plans.ts";
import { pictureCredits } from "#schema/pricing.ts";
import { Letter } from "../kit/letter.tsx";
import { Action, Line } from "../kit/pieces.tsx";
import type { MailProps } from "./mail-props.ts";

export function DailyCredits({ page, params, out }: MailProps) {
  const credits = Number(params.credits);
  const pictures = Math.floor(credits / pictureCredits(PORTRAIT, ASPECTS.square));
  return (
    <Letter
      title="Your free credits are waiting"
      preview="Your balance was filled up since you were last here."
      sort="Reminder"
      out={out}
    >
      <Line>
        Your balance was filled up to {credits} credits since you were last here
        {pictures > 0 &&
          `: enough for ${pictures === 1 ? "a new picture" : `${pictures} new pictures`} with your model`}
        . They do not expire. A balance below {DAILY_FREE_CREDITS} is filled up to {DAILY_FREE_CREDITS} again
        at the start of each day.
      </Line>
      <Action href={page("/tools/image-generator")} label="Make a picture" />
    </Letter>
  );
}
