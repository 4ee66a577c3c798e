import { SPEND_WARNING_SHARE } from "#schema/limits.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

/** For whoever looks after an installation. */
export function SpendAlert({ page, params }: EmailProps<"spend-alert">) {
  const reached = params.state === "reached";
  const whose = params.userId ? "one account" : "all accounts together";
  const title = reached ? "A spending limit was reached" : "A spending limit is near";
  return (
    <Letter
      title={title}
      preview={`Today's provider costs for ${whose}.`}
      sort="Alert"
      out={null}
      why="You received this email because alerts for this installation go to this address."
    >
      <Line>
        {reached
          ? `A request was refused because today's provider costs for ${whose} would have passed the limit of $${params.usd}.`
          : `Today's provider costs for ${whose} have passed ${SPEND_WARNING_SHARE * 100}% of the limit of $${params.usd}.`}
      </Line>
      <Line>
        {reached
          ? "Nothing was charged for it. New work can start again after midnight UTC, or once the limit is raised."
          : "At the limit, new work is refused until midnight UTC, and nothing is charged for it."}
      </Line>
      {params.userId ? (
        <Action href={page(`/admin/users?person=${params.userId}`)} label="Open the account" />
      ) : (
        <Action href={page("/api/health")} label="Open the status page" />
      )}
    </Letter>
  );
}
