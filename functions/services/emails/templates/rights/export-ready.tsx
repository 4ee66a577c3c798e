import { linkLife } from "#schema/emails/email-links.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function ExportReady({ link }: EmailProps) {
  return (
    <Letter
      title="Your data is ready to download"
      preview={`The link works for ${linkLife("DOWNLOAD_EXPORT")}.`}
      sort="Your account"
      out={null}
    >
      <Line>
        The copy you asked for is ready: your pictures, the photos we still have, and the data in your
        account.
      </Line>
      <Line>
        The link works for {linkLife("DOWNLOAD_EXPORT")}, and only when you are signed in to your account.
      </Line>
      <Action href={link} label="Download your data" spelled />
      <Line>If you did not ask for this, change your password: someone else may be signed in.</Line>
    </Letter>
  );
}
