import { PORTRAIT } from "#schema/models.ts";
import { ASPECTS } from "#schema/pictures.ts";
import { pictureCredits } from "#schema/pricing.ts";
import { Letter } from "../kit/letter.tsx";
import { Action, Line } from "../kit/pieces.tsx";
import type { MailProps } from "./mail-props.ts";

export function DailyCredits({ page, params, out }: MailProps) {
  const credits = Number(params.credits);
  const pictures = Math.floor(credits / pictureCredits(PORTRAIT, ASPECTS.square));
  return (
    <Letter
      title="You have free credits today"
      preview="Your balance was filled up today."
      sort="Reminder"
      out={out}
    >
      <Line>
        Your balance was filled up to {credits} credits today
        {pictures > 0 &&
          `: enough for ${pictures === 1 ? "a new picture" : `${pictures} new pictures`} with your model`}
        . They do not expire, and it happens once a day.
      </Line>
      <Action href={page("/tools/image-generator")} label="Make a picture" />
    </Letter>
  );
}
