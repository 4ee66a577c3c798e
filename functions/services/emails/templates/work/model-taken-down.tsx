import { SITE } from "#schema/site/site.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function ModelTakenDown({ page, params }: EmailProps<"model-taken-down">) {
  return (
    <Letter
      title="We took down a model of yours"
      preview="It shows a person who did not agree."
      sort="Your account"
      out={null}
    >
      <Line>
        We deleted your model {params.name}, with its photos and the pictures and videos made with it, because
        a person it shows told us that they did not agree to it. What was still being made with it is
        cancelled, and its credits come back.
      </Line>
      <Line>If you think we are wrong, write to {SITE.supportEmail}, and a person will look again.</Line>
      <Action href={page("/resources/restrictions")} label="Read what is not allowed" />
    </Letter>
  );
}
