import { useCall } from "#web/lib/api/use-call.ts";
import { EmailForm } from "../password/email-form.tsx";

/** Asks for a new verification link. */
export function AskForLink({ known = "" }: { known?: string }) {
  const resend = useCall((api, input: { email: string }) => api.account.resendVerification.mutate(input));
  return (
    <EmailForm
      known={known}
      label="Send a new link"
      labelAgain="Send another link"
      look="outline"
      request={resend}
      sent="If this address still needs to be verified, a new link is on its way."
    />
  );
}
