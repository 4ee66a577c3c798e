import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function AppealDecided({ page, params }: EmailProps<"appeal-decided">) {
  const { granted: said, credits, answer } = params;
  const granted = said === "yes";
  const isBan = params.about === "BAN";
  return (
    <Letter
      title={granted ? "We changed our decision" : "We could not change our decision"}
      preview={granted ? "You were right." : "We reviewed your account again."}
      sort="Your account"
      out={null}
    >
      {isBan ? (
        <Line>
          {granted
            ? "We looked again, and your account is no longer blocked. We are sorry for the trouble. Work that was cancelled was refunded."
            : "You asked us to review the block of your account. We did, and it stays."}
        </Line>
      ) : granted ? (
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
      {granted || !isBan ? (
        <Action href={page("/account")} label="Open your account" />
      ) : (
        <Action href={page("/resources/terms-of-service")} label="Read our terms" />
      )}
    </Letter>
  );
}
