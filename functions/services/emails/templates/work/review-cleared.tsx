import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function ReviewCleared({ page }: EmailProps) {
  return (
    <Letter
      title="You can make pictures again"
      preview="We have reviewed your account."
      sort="Your account"
      out={null}
    >
      <Line>
        We have reviewed the requests that our safety check stopped, and your account is no longer paused.
        Thank you for your patience.
      </Line>
      <Action href={page("/tools/image-generator")} label="Make pictures" />
    </Letter>
  );
}
