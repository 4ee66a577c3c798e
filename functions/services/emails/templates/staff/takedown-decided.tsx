import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

/** To who asked, with an account or without. */
export function TakedownDecided({ page, params }: EmailProps<"takedown-decided">) {
  const down = params.down === "yes";
  return (
    <Letter
      title={down ? "We took it down" : "We did not take it down"}
      preview="Our answer to your request."
      sort="Your request"
      out={null}
      why="You received this email because you asked us to take something down."
    >
      <Line>
        {down
          ? "You told us that you are shown without having agreed. We looked at it and took it down for good."
          : "You told us that you are shown without having agreed. We looked at it, and did not take it down."}
      </Line>
      <Line>{params.answer}</Line>
      <Action href={page("/transparency")} label="How we decide" />
    </Letter>
  );
}
