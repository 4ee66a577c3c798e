import { SITE } from "#schema/site/site.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function ShareTakenDown({ page, params }: EmailProps<"share-taken-down">) {
  const { kind, why } = params;
  return (
    <Letter
      title={`We took down a ${kind} you shared`}
      preview="Its links no longer work."
      sort="Your account"
      out={null}
    >
      <Line>
        A {kind} you shared by a link was reported. We looked at it and took it down because {why}. Its links
        show nothing any more, and it cannot be shared again. It is still in your library.
      </Line>
      <Line>If you think we are wrong, write to {SITE.supportEmail}, and a person will look again.</Line>
      <Action href={page("/dashboard")} label="Open your library" />
    </Letter>
  );
}
