import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

const TEXTS = {
  wrongPasswordsOfAll: {
    title: "Far more wrong passwords than usual",
    happened:
      "In the last hour far more wrong passwords were tried than usual, across all accounts. Somebody may be trying passwords from a list.",
    next: "The limits on each account still apply. The log names the networks they came from, as sign_in with outcome WRONG_CREDENTIALS.",
  },
  refusedWebhooksOfAll: {
    title: "Many webhooks were refused",
    happened:
      "In the last hour many calls to the webhooks had no valid signature. Somebody may be forging them, or a signing secret is no longer right.",
    next: "None of them changed anything. The log names the provider and the networks, as webhook_signature. If the provider's own calls are refused, set its signing secret again.",
  },
} as const;

/** For whoever looks after an installation. */
export function SecurityAlert({ page, params }: EmailProps<"security-alert">) {
  const { title, happened, next } = TEXTS[params.what];
  return (
    <Letter
      title={title}
      preview={happened}
      sort="Alert"
      out={null}
      why="You received this email because alerts for this installation go to this address."
    >
      <Line>{happened}</Line>
      <Line>{next}</Line>
      <Line>
        The error log has a line security_alert with {params.what}. You get this email at most once a day.
      </Line>
      <Action href={page("/api/health")} label="Open the status page" />
    </Letter>
  );
}
