import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { EmailForm } from "./email-form.tsx";

/** Asks for a new verification link. */
export function AskForLink({ known = "" }: { known?: string }) {
  const trpc = useTRPC();
  const resend = useMutation(trpc.account.resendVerification.mutationOptions());
  return (
    <EmailForm
      known={known}
      label="Send a new link"
      labelAgain="Send another link"
      request={resend}
      sent="If this address waits to be verified, a new link is on its way."
    />
  );
}
