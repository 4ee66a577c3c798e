import { EmailForm } from "../password/email-form.tsx";
import { LINK_RESENT, resendVerification } from "./resend-verification.ts";

/** Asks for a new verification link. */
export function AskForLink({ known = "" }: { known?: string }) {
  return (
    <EmailForm
      known={known}
      label="Send a new link"
      labelAgain="Send another link"
      look="outline"
      send={resendVerification}
      sent={LINK_RESENT}
    />
  );
}
