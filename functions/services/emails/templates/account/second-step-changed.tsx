import { linkLife } from "#schema/emails/email-links.ts";
import type { FactorChange } from "#schema/emails/email-params.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

/** What it means. */
const MEANING: Readonly<Record<FactorChange, string>> = {
  "An authenticator app was added": "Signing in now asks for its code.",
  "The authenticator app was removed": "Its codes no longer work.",
  "A passkey was added": "It signs you in.",
  "A passkey was removed": "It no longer signs anybody in.",
  "New recovery codes were made": "Those of before no longer work.",
  "Our staff removed your app, passkeys and recovery codes":
    "You were signed out on every device. Set up two-step sign-in again once you are back.",
};

export function SecondStepChanged({ params: { change }, page }: EmailProps<"second-step-changed">) {
  return (
    <Letter title="Two-step sign-in was changed" preview={`${change}.`} sort="Your account" out={null}>
      <Line>
        {change}. {MEANING[change]}
      </Line>
      <Line>
        If this was not you, choose a new password within {linkLife("UNDO_EMAIL_CHANGE")}. That signs out
        every device, and takes away what was added.
      </Line>
      <Action href={page("/forgot-password")} label="Choose a new password" />
    </Letter>
  );
}
