import { Letter } from "../kit/letter.tsx";
import { Action, Line, Strong } from "../kit/pieces.tsx";
import type { MailProps } from "./mail-props.ts";

export function PackFailed({ page, params, out }: MailProps) {
  return (
    <Letter
      title="Your pack could not be made"
      preview="Every credit is back on your balance."
      sort="Your work"
      out={out}
    >
      <Line>
        None of the pictures of <Strong>{params.name}</Strong> could be made. We are sorry. Every credit is
        back on your balance.
      </Line>
      <Action href={page(`/packs/${params.id}`)} label="See what happened" />
    </Letter>
  );
}
