import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

const LOOKED = "You told us that you are shown without having agreed. We looked at it";
const DONE: Readonly<Record<EmailProps<"takedown-decided">["params"]["down"], string>> = {
  model: `${LOOKED} and deleted the model for good, with its photos and the pictures and videos made with it. Links to them show nothing any more.`,
  picture: `${LOOKED} and deleted the picture or video for good, with what was made from it. Links to it show nothing any more.`,
  voice:
    "You told us that a voice here is yours without your agreement. We looked at it and deleted the voice for good, with its recordings. Nobody can make it say anything any more.",
  several: `${LOOKED} and deleted several things for good, with what was made with them or from them. Links to them show nothing any more.`,
  no: `${LOOKED}, and did not take anything down.`,
};

/** To who asked, with an account or without. */
export function TakedownDecided({ page, params }: EmailProps<"takedown-decided">) {
  const down = params.down !== "no";
  return (
    <Letter
      title={down ? "We took it down" : "We did not take it down"}
      preview="Our answer to your request."
      sort="Your request"
      out={null}
      why="You received this email because you asked us to take something down."
    >
      <Line>{DONE[params.down]}</Line>
      <Line>{params.answer}</Line>
      <Action href={page("/transparency")} label="How we decide" />
    </Letter>
  );
}
