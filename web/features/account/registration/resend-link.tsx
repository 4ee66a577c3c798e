import { messageOf } from "#web/lib/api/remote-error.ts";
import { useCall } from "#web/lib/api/use-call.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** Sends the verification link again. The answer is the same whether or not the address has an account. */
export function ResendLink({ email, label = "Send the link again" }: { email: string; label?: string }) {
  const resend = useCall((api, input: { email: string }) => api.account.resendVerification.mutate(input));
  return (
    <div>
      <Button look="quiet" busy={resend.isPending} onClick={() => resend.mutate({ email })}>
        {label}
      </Button>
      <p aria-live="polite" className="text-sm">
        {resend.isSuccess && "If this address still needs to be verified, a new link is on its way."}
        {resend.isError && <span className="text-safelight">{messageOf(resend.error)}</span>}
      </p>
    </div>
  );
}
