import { TAKEDOWN_HOURS } from "#schema/staff/takedowns.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

/** To our own support. What the person wrote stays where staff read it. */
export function TakedownReceived({ page }: EmailProps) {
  const said = `Somebody says they are shown without having agreed. An answer is due within ${TAKEDOWN_HOURS} hours.`;
  return (
    <Letter title="New takedown request" preview={said} sort="Staff" out={null}>
      <Line>{said}</Line>
      <Action href={page("/admin/reports")} label="Review the request" />
    </Letter>
  );
}
