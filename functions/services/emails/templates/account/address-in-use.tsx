import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function AddressInUse({ page }: EmailProps) {
  return (
    <Letter
      title="You already have an account"
      preview="Nothing has changed. You can just sign in."
      sort="Your account"
      out={null}
    >
      <Line>
        Someone, probably you, tried to move another account to this address. It already has an account, so
        nothing has changed.
      </Line>
      <Line>You can just sign in.</Line>
      <Action href={page("/login")} label="Sign in" />
    </Letter>
  );
}
