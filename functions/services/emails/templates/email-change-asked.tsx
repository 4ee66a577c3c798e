import { linkLife } from "#schema/mail-links.ts";
import { Letter } from "../kit/letter.tsx";
import { Action, Line, Strong } from "../kit/pieces.tsx";
import type { MailProps } from "./mail-props.ts";

export function EmailChangeAsked({ link, params }: MailProps) {
  return (
    <Letter
      title="Your e-mail address is about to change"
      preview="If this was not you, take your account back."
      sort="Your account"
      out={null}
    >
      <Line>
        Someone signed in to your account asked to use <Strong>{params.newEmail ?? "another address"}</Strong>{" "}
        instead of this one. It changes once they confirm it there.
      </Line>
      <Line>
        If it was you, there is nothing to do. If not, this link takes your account back: everyone is signed
        out, and you choose a new password. It is good for {linkLife("UNDO_EMAIL_CHANGE")}, also after the
        change.
      </Line>
      <Action href={link} label="This wasn't me" spelled />
    </Letter>
  );
}
