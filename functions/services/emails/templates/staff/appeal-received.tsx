import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

/** To our own support. What the person wrote stays where staff read it. */
export function AppealReceived({ page, params }: EmailProps<"appeal-received">) {
  const said =
    params.about === "review"
      ? "Someone whose account is paused for review has written to us."
      : "Someone says their account is not a second account.";
  return (
    <Letter title="New appeal" preview={said} sort="Staff" out={null}>
      <Line>{said}</Line>
      <Action href={page(`/admin/users?person=${params.userId}`)} label="Review the appeal" />
    </Letter>
  );
}
