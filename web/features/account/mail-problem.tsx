import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import type { SuppressionReason } from "#schema/mails.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useAccountRefresh } from "./use-account-refresh.ts";

const WORDS: Readonly<Record<SuppressionReason, string>> = {
  BOUNCED: "A mail to this address came back, so we send none there.",
  COMPLAINED: "A mail of ours was reported as spam at this address, so we send none there.",
  SUPPRESSED: "Our mail service does not deliver to this address, so we send none there.",
};

/** Why no mail comes, and the way to have it again. */
export function MailProblem({ reason }: { reason: SuppressionReason }) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const resume = useMutation(
    trpc.mail.resume.mutationOptions({
      onError: (error) => toast.error(messageOf(error)),
      onSuccess: () => toast("We write to this address again."),
      onSettled: refresh,
    }),
  );
  return (
    <Notice className="mt-4">
      <p>{WORDS[reason]} Is the address right? Then try again; otherwise change it.</p>
      <Button look="quiet" busy={resume.isPending} onClick={() => resume.mutate()}>
        Write to it again
      </Button>
    </Notice>
  );
}
