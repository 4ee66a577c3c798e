import { SITE } from "#schema/site/site.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function VoiceTakenDown({ page, params }: EmailProps<"voice-taken-down">) {
  return (
    <Letter
      title="We took down a voice of yours"
      preview="It is of a person who did not agree."
      sort="Your account"
      out={null}
    >
      <Line>
        We deleted your voice {params.name}, with its recordings, because the person it is of told us that
        they did not agree to it. What others had asked it to say and was not begun is cancelled, and their
        credits come back.
      </Line>
      <Line>If you think we are wrong, write to {SITE.supportEmail}, and a person will look again.</Line>
      <Action href={page("/resources/restrictions")} label="Read what is not allowed" />
    </Letter>
  );
}
