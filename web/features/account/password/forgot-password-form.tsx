import { linkLife } from "#schema/emails/email-links.ts";
import { useCall } from "#web/lib/api/use-call.ts";
import { EmailForm } from "./email-form.tsx";

/** Asks for a link to choose a password. */
export function ForgotPasswordForm({ known = "" }: { known?: string }) {
  const request = useCall((api, input: { email: string }) => api.account.requestPasswordReset.mutate(input));
  return (
    <EmailForm
      known={known}
      label="Send me a link"
      labelAgain="Send another link"
      request={request}
      sent={`If this address has an account, a link is on its way. It works for ${linkLife("RESET_PASSWORD")}. Can't find it? Check your spam folder.`}
    />
  );
}
