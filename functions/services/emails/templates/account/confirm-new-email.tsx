import { linkLife } from "#schema/emails/email-links.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function ConfirmNewEmail({ link }: EmailProps) {
  return (
    <Letter
      title="Verify your new email address"
      preview="Open the link where you are signed in."
      sort="Your account"
      out={null}
    >
      <Line>You asked to use this address for your account. Open the link where you are signed in.</Line>
      <Line>
        The link works for {linkLife("CHANGE_EMAIL")}. If you did not ask for this, you can ignore this email.
      </Line>
      <Action href={link} label="Use this address" spelled />
    </Letter>
  );
}
