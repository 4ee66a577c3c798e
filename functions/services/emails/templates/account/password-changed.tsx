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
      <Line>If this was not you, choose a new password now. That signs out every device.</Line>
      <Action href={page("/forgot-password")} label="Choose a new password" />
    </Letter>
  );
}
