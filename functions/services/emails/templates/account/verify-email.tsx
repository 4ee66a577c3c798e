import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function VerifyEmail({ link }: EmailProps) {
  return (
    <Letter
      title="Verify your email address"
      preview="One click and your account is ready."
      sort="Your account"
      out={null}
    >
      <Line>One click and your account is ready.</Line>
      <Line>The link works for 24 hours. If you did not register, you can ignore this email.</Line>
      <Action href={link} label="Verify my address" spelled />
    </Letter>
  );
}
