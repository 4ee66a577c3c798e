import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function AccountDeleted({ page }: EmailProps) {
  return (
    <Letter
      title="Your account has been deleted"
      preview="This is our last email to you."
      sort="Your account"
      out={null}
    >
      <Line>
        As you asked {RETENTION_DAYS.deletionGrace} days ago, we have deleted your account with its models,
        pictures, photos and credits. This cannot be undone, and this is the last email we will send you.
      </Line>
      <Line>
        Payment records stay as long as the law requires, without your name or address. Our privacy policy
        says exactly what is kept and why.
      </Line>
      <Action href={page("/resources/privacy-policy")} label="Read the privacy policy" />
    </Letter>
  );
}
