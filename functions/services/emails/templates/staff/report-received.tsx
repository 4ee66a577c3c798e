import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

/** To our own support. What was said stays where staff read it. */
export function ReportReceived({ page }: EmailProps) {
  const said = "Somebody reported what a share link shows.";
  return (
    <Letter title="New report" preview={said} sort="Staff" out={null}>
      <Line>{said}</Line>
      <Action href={page("/admin/reports")} label="Review the report" />
    </Letter>
  );
}
