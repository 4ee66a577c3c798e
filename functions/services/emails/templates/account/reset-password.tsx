import { linkLife } from "#schema/emails/email-links.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function ResetPassword({ link }: EmailProps) {
  return (
    <Letter
      title="Choose a new password"
      preview="You asked to choose a new password."
      sort="Your account"
      out={null}
    >
      <Line>Someone, probably you, asked to choose a new password for this address.</Line>
      <Line>
        The link works for {linkLife("RESET_PASSWORD")} and can be used once. If it was not you, you can
        ignore this email. Nothing has changed.
      </Line>
      <Action href={link} label="Choose a password" spelled />
    </Letter>
  );
}
