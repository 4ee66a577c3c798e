import { linkLife } from "#schema/emails/email-links.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function SignInLink({ link }: EmailProps) {
  return (
    <Letter
      title="Your sign-in link"
      preview="One click, and you are back where you were."
      sort="Your account"
      out={null}
    >
      <Line>Open it in the browser you asked for it in, and you are back where you were.</Line>
      <Line>
        The link works once and for {linkLife("SIGN_IN")}. If you did not ask for it, you can ignore this
        email: it signs in nobody else.
      </Line>
      <Action href={link} label="Sign in" spelled />
    </Letter>
  );
}
