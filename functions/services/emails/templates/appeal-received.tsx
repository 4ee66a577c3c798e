import { Letter } from "../kit/letter.tsx";
import { Action, Line } from "../kit/pieces.tsx";
import type { MailProps } from "./mail-props.ts";

/** To our own support. What the person wrote stays where staff read it. */
export function AppealReceived({ page, params }: MailProps) {
  const said =
    params.about === "review"
      ? "Someone whose account is paused for review has written to us."
      : "An account that is taken for a second one says that it is not.";
  return (
    <Letter title="Someone asks for another look" preview={said} sort="Staff" out={null}>
      <Line>{said}</Line>
      <Action href={page(`/admin/users?person=${params.userId ?? ""}`)} label="Read it and decide" />
    </Letter>
  );
}
