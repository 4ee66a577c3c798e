import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function GoogleConnected({ page }: EmailProps) {
  return (
    <Letter
      title="A Google account was connected"
      preview="You can now sign in with it."
      sort="Your account"
      out={null}
    >
      <Line>You can now sign in to your account with a Google account too.</Line>
      <Line>If this was not you, choose a new password and disconnect Google in your account.</Line>
      <Action href={page("/account")} label="Open my account" />
    </Letter>
  );
}
