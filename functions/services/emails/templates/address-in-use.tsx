import { Letter } from "../kit/letter.tsx";
import { Action, Line } from "../kit/pieces.tsx";
import type { MailProps } from "./mail-props.ts";

export function AddressInUse({ page }: MailProps) {
  return (
    <Letter
      title="You already have an account"
      preview="Nothing has changed. You can simply sign in."
      sort="Your account"
      out={null}
    >
      <Line>
        Someone, probably you, wanted to move another account to this address. It has an account already, so
        nothing has changed.
      </Line>
      <Line>You can simply sign in.</Line>
      <Action href={page("/login")} label="Sign in" />
    </Letter>
  );
}
