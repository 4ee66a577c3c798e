import { linkLife } from "#schema/emails/email-links.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function EmailChangeUndone({ link }: EmailProps) {
  return (
    <Letter title="Your account is safe" preview="Choose a new password now." sort="Your account" out={null}>
      <Line>
        Your account has this address again, and every device was signed out. The old password no longer
        works, nor does any app or passkey: set up two-step sign-in again once you are back.
      </Line>
      <Line>
        Choose a new one with this link. It works for {linkLife("RESET_PASSWORD")} and can be used once.
      </Line>
      <Action href={link} label="Choose a password" spelled />
    </Letter>
  );
}
