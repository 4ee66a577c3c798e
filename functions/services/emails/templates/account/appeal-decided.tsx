import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function AppealDecided({ page, params }: EmailProps<"appeal-decided">) {
  const { granted: said, credits, answer } = params;
  const granted = said === "yes";
  return (
    <Letter
      title={granted ? "We changed our decision" : "We could not change our decision"}
      preview={granted ? "You were right." : "We reviewed your account again."}
      sort="Your account"
      out={null}
    >
      {granted ? (
        <Line>
          You were right: this is not a second account. We are sorry for the trouble.{" "}
          {Number(credits) > 0 && <>The {credits} credits it started with are back in your balance.</>}
        </Line>
      ) : (
        <Line>
          You asked us to review your account. We did, and we still believe it is a second account, which does
          not get welcome credits. Everything else works as usual.
        </Line>
      )}
      {answer && <Line>{answer}</Line>}
      <Action href={page("/account")} label="Open your account" />
    </Letter>
  );
}
