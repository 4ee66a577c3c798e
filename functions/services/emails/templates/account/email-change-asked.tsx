import { linkLife } from "#schema/emails/email-links.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function EmailChangeAsked({ link, params }: EmailProps<"email-change-asked">) {
  return (
    <Letter
      title="Your email address is about to change"
      preview="If this was not you, get your account back."
      sort="Your account"
      out={null}
    >
      <Line>
        Someone signed in to your account asked to use <Strong>{params.newEmail}</Strong> instead of this one.
        It changes once they verify it there.
      </Line>
      <Line>
        If it was you, you don't need to do anything. If not, use this link to get your account back: every
        device is signed out, and you choose a new password. It works for {linkLife("UNDO_EMAIL_CHANGE")},
        even after the change.
      </Line>
      <Action href={link} label="This wasn't me" spelled />
    </Letter>
  );
}
