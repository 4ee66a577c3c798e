import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

/** To our own support. What the person wrote stays where staff read it. */
export function AppealReceived({ page, params }: EmailProps<"appeal-received">) {
  const said = {
    review: "Someone whose account is paused for review has written to us.",
    ban: "Someone whose account is blocked asks for a review.",
    duplicate: "Someone says their account is not a second account.",
  }[params.about ?? "duplicate"];
  return (
    <Letter title="New appeal" preview={said} sort="Staff" out={null}>
      <Line>{said}</Line>
      <Action href={page(`/admin/users?person=${params.userId}`)} label="Review the appeal" />
    </Letter>
  );
}
