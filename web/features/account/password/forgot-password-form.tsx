import { linkLife } from "#schema/emails/email-links.ts";
import { EmailForm } from "./email-form.tsx";

/** Asks for a link to choose a password. */
export function ForgotPasswordForm({ known = "" }: { known?: string }) {
  return (
    <EmailForm
      known={known}
      label="Send me a link"
      labelAgain="Send another link"
      send={async (input) => {
        const { api } = await import("#web/lib/api/api.ts");
        await api.account.requestPasswordReset.mutate(input);
      }}
      sent={`If this address has an account, a link is on its way. It works for ${linkLife("RESET_PASSWORD")}. Can't find it? Check your spam folder.`}
    />
  );
}
