import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

/** For whoever looks after an installation. */
export function LedgerAlert({ page, params }: EmailProps<"ledger-alert">) {
  const named = params.named.split("\n");
  const count = Number(params.count);
  return (
    <Letter
      title="The ledger does not add up"
      preview={`Last night's audit found ${count === 1 ? "one problem" : `${count} problems`}.`}
      sort="Alert"
      out={null}
      why="You received this email because alerts for this installation go to this address."
    >
      <Line>
        The nightly audit of the credit ledger found {count === 1 ? "one problem" : `${count} problems`}:
        balances, credit changes, refunds or payments that contradict each other. Nothing was changed.
      </Line>
      {named.map((problem) => (
        <Line key={problem}>{problem}</Line>
      ))}
      <Line>
        {count > named.length && "These are the first of them; the error log names more, as ledger_audit. "}
        The status page shows this until an audit finds no problems. You get this email once a day.
      </Line>
      <Action href={page("/api/health")} label="Open the status page" />
    </Letter>
  );
}
