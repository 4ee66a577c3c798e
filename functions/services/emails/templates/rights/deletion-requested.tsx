import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function DeletionRequested({ page, link, params }: EmailProps<"deletion-requested">) {
  const { day, credits } = params;
  return (
    <Letter
      title="Your account will be deleted"
      preview={`On ${day}, unless you keep it.`}
      sort="Your account"
      out={null}
    >
      <Line>
        Someone signed in to your account asked us to delete it. On <Strong>{day}</Strong> we delete it for
        good, with its models, pictures and photos
        {credits === "0" ? "." : ` and the ${credits} credits in its balance.`} A plan is not renewed, and
        work that has not started is cancelled and refunded.
      </Line>
      <Line>Until then you can change your mind. If it was not you, use this link too.</Line>
      <Action href={link} label="Keep my account" spelled />
      <Line>
        Want a copy of your pictures and data first? Sign in at {page("/login")} and choose “Download my
        data”.
      </Line>
    </Letter>
  );
}
