import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/button.tsx";

/** Sends the verification link again. The answer is the same whether or not the address has an account. */
export function ResendLink({ email, label = "Send the link again" }: { email: string; label?: string }) {
  const trpc = useTRPC();
  const resend = useMutation(trpc.account.resendVerification.mutationOptions());
  return (
    <div>
      <Button look="quiet" busy={resend.isPending} onClick={() => resend.mutate({ email })}>
        {label}
      </Button>
      <p aria-live="polite" className="text-sm">
        {resend.isSuccess && "If this address waits to be verified, a new link is on its way."}
        {resend.isError && <span className="text-safelight">{messageOf(resend.error)}</span>}
      </p>
    </div>
  );
}
