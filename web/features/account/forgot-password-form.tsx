import { useMutation } from "@tanstack/react-query";
import { linkLife } from "#schema/account.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { EmailForm } from "./email-form.tsx";

/** Asks for a link to choose a password. */
export function ForgotPasswordForm({ known = "" }: { known?: string }) {
  const trpc = useTRPC();
  const request = useMutation(trpc.account.requestPasswordReset.mutationOptions());
  return (
    <EmailForm
      known={known}
      label="Send me a link"
      labelAgain="Send another link"
      request={request}
      sent={`If this address has an account, a link is on its way. It is good for ${linkLife("RESET_PASSWORD")}. Nothing there? Look in the spam folder.`}
    />
  );
}
