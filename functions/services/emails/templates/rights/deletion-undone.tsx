import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function DeletionUndone({ page }: EmailProps) {
  return (
    <Letter title="You kept your account" preview="Nothing was deleted." sort="Your account" out={null}>
      <Line>
        You chose to keep your account, so nothing was deleted. If you had a plan, it still ends with the
        period you paid for. You can resume it on your billing page.
      </Line>
      <Line>If you did not ask us to delete it in the first place, change your password now.</Line>
      <Action href={page("/account")} label="Open your account" />
    </Letter>
  );
}
