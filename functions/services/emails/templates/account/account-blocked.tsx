import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function AccountBlocked({ page, params }: EmailProps<"account-blocked">) {
  const { why, until, appeal } = params;
  return (
    <Letter
      title="Your account was blocked"
      preview="You can ask us to look again."
      sort="Your account"
      out={null}
    >
      <Line>
        Your account was blocked {why}. {until ? `The block ends on ${until}. ` : ""}
        You are signed out on every device, links to what you shared no longer work, and work that had not
        started was cancelled and refunded.
      </Line>
      <Line>
        If you share this account or its mailbox with somebody, this may not be about you. If you think we are
        wrong, tell us why, and a person will look again.
      </Line>
      <Action href={page(`/appeal?${new URLSearchParams({ case: appeal })}`)} label="Ask for a review" />
    </Letter>
  );
}
