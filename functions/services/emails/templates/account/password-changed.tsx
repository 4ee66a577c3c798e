import { linkLife } from "#schema/emails/email-links.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function PasswordChanged({ page }: EmailProps) {
  return (
    <Letter
      title="Your password was changed"
      preview="Your other devices were signed out."
      sort="Your account"
      out={null}
    >
      <Line>The password for your account was just changed, and your other devices were signed out.</Line>
      <Line>
        A password chosen by an emailed link also takes away any app or passkey that was added in the last{" "}
        {linkLife("UNDO_EMAIL_CHANGE")}: whoever had got in may have added it. Set up your own again if you
        need to.
      </Line>
      <Line>If this was not you, choose a new password now. That signs out every device.</Line>
      <Action href={page("/forgot-password")} label="Choose a new password" />
    </Letter>
  );
}
