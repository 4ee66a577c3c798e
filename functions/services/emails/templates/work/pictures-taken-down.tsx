import { SITE } from "#schema/site/site.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function PicturesTakenDown({ page, params }: EmailProps<"pictures-taken-down">) {
  const { model } = params;
  return (
    <Letter
      title="We took down pictures of yours"
      preview="They show a person who did not agree."
      sort="Your pictures"
      out={null}
    >
      <Line>
        {model === null
          ? "We deleted pictures or videos of yours, with what was made from them, because a person they show told us that they did not agree to it."
          : `We deleted the pictures and videos you made with ${model}, a model that somebody else had opened to everybody, because a person it shows told us that they did not agree to it.`}
      </Line>
      <Line>
        Links to them show nothing any more. What was still being made is cancelled, and its credits come
        back.
      </Line>
      <Line>If you think we are wrong, write to {SITE.supportEmail}, and a person will look again.</Line>
      <Action href={page("/resources/restrictions")} label="Read what is not allowed" />
    </Letter>
  );
}
