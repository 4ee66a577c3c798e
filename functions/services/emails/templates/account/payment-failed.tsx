import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function PaymentFailed({ page, params: { amount, nextTry } }: EmailProps<"payment-failed">) {
  return (
    <Letter
      title="Your payment did not go through"
      preview={nextTry ? `We try again on ${nextTry}.` : "Your plan ends unless you pay now."}
      sort="Your account"
      out={null}
    >
      <Line>
        We could not collect <Strong>{amount}</Strong> for your plan. Your bank may have refused the card, or
        it may have expired.
      </Line>
      <Line>
        {nextTry
          ? `Update your card on the billing page before ${nextTry}: then we try again. Your credits and pictures stay as they are.`
          : "That was the last try, so your plan ends. Your credits and pictures stay as they are, and you can choose a plan again at any time."}
      </Line>
      <Action href={page("/billing")} label={nextTry ? "Update my card" : "See my billing"} />
    </Letter>
  );
}
