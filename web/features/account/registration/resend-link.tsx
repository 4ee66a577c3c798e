import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { LINK_RESENT, resendVerification } from "./resend-verification.ts";

/** Sends the verification link again. */
export function ResendLink({ email, label = "Send the link again" }: { email: string; label?: string }) {
  const form = useForm({ start: { email }, rules: async () => null, send: resendVerification });
  return (
    <form {...form.props}>
      <Button type="submit" look="quiet" busy={form.isBusy}>
        {label}
      </Button>
      <p aria-live="polite" className="text-sm">
        {form.isSent && LINK_RESENT}
        {form.message && <span className="text-safelight">{form.message}</span>}
      </p>
    </form>
  );
}
