import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import type { SuppressionReason } from "#schema/emails/emails.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { useAccountRefresh } from "../settings/use-account-refresh.ts";

const PROBLEM_LABELS: Readonly<Record<SuppressionReason, string>> = {
  BOUNCED: "An email to this address bounced, so we stopped sending there.",
  COMPLAINED: "One of our emails was reported as spam from this address, so we stopped sending there.",
  SUPPRESSED: "Our email service cannot deliver to this address, so we stopped sending there.",
};

/** Why no mail comes, and the way to have it again. */
export function EmailProblem({ reason }: { reason: SuppressionReason }) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const resume = useMutation(
    trpc.email.resume.mutationOptions({
      onError: (error) => toast.error(messageOf(error)),
      onSuccess: () => toast("We are sending to this address again."),
      onSettled: refresh,
    }),
  );
  return (
    <Notice className="mt-4">
      <p>{PROBLEM_LABELS[reason]} If the address is right, try again. Otherwise, change it.</p>
      <Button look="quiet" busy={resume.isPending} onClick={() => resume.mutate()}>
        Try this address again
      </Button>
    </Notice>
  );
}
