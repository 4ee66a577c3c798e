import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function RegisterAgain({ page }: EmailProps) {
  return (
    <Letter
      title="Please register again"
      preview="This address was registered more than once."
      sort="Your account"
      out={null}
    >
      <Line>
        Someone asked for a new link, but this address was registered more than once, each time with its own
        password.
      </Line>
      <Line>Register again with the password you want, then open the link we send you.</Line>
      <Action href={page("/register")} label="Register" />
    </Letter>
  );
}
