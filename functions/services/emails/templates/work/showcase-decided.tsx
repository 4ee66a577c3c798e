import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function ShowcaseDecided({ page, params }: EmailProps<"showcase-decided">) {
  const approved = params.approved === "yes";
  return (
    <Letter
      title={approved ? "Your picture is an example now" : "We did not use your picture"}
      preview={approved ? "Thank you for offering it." : "It stays in your library."}
      sort="Your pictures"
      out={null}
    >
      <Line>
        {approved
          ? `The picture you offered for ${params.pack} is shown on its public page, without your name.`
          : `We looked at the picture you offered for ${params.pack}, and chose others. Nobody else has seen it.`}
      </Line>
      {approved && (
        <Line>You can withdraw it at any time on your account's page. It is gone within a minute.</Line>
      )}
      <Action href={page("/account")} label="Open your account" />
    </Letter>
  );
}
