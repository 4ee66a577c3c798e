import { linkLife } from "#schema/emails/email-links.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function SetPassword({ link }: EmailProps) {
  return (
    <Letter title="Set a password" preview="Your account has no password yet." sort="Your account" out={null}>
      <Line>
        Your account has no password: you sign in with Google or by an emailed link, and you can keep doing
        so.
      </Line>
      <Line>
        If you want a password as well, set one with this link. It works for {linkLife("RESET_PASSWORD")} and
        can be used once. If you did not ask for this, you can ignore this email.
      </Line>
      <Action href={link} label="Set a password" spelled />
    </Letter>
  );
}
