import { useMutation, useQuery } from "@tanstack/react-query";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { formatCredits, formatDate, formatMoment } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { leave } from "../menu/leave.ts";
import { AccountSection } from "../settings/account-section.tsx";
import { ExportRequest } from "./export-request.tsx";

/** All that is left of an account that is to be deleted: the way back, and a copy to take along. */
export function AccountClosing() {
  const trpc = useTRPC();
  const closing = useQuery(trpc.account.closing.queryOptions());
  const keep = useMutation(
    trpc.account.undoDeletion.mutationOptions({
      onSuccess: () => {
        announceSessionChange();
        window.location.assign("/account");
      },
    }),
  );
  if (closing.isError && !closing.data) {
    return <FailedRead error={closing.error} retry={() => void closing.refetch()} />;
  }
  if (!closing.data) {
    return (
      <div aria-busy="true" className="pt-14">
        <span className="sr-only">Loading your account</span>
        <Skeleton className="h-16 w-full" />
      </div>
    );
  }
  const { dueAt, credits, planEnds, email } = closing.data;
  return (
    <>
      <PageHead title="Your account will be deleted" />
      <AccountSection title="Change your mind" hint={`You have until ${formatMoment(dueAt)}.`}>
        <p className="text-lg">
          On {formatDate(dueAt)} your account will be deleted, with its models, pictures and photos
          {credits > 0 ? ` and ${formatCredits(credits)}` : ""}. Until then nothing is deleted, but the
          account cannot be used.
        </p>
        {planEnds && (
          <p className="mt-3 text-ink-soft">
            Your plan will not be renewed. If you keep the account, it still ends on {formatDate(planEnds)},
            unless you resume it in Billing.
          </p>
        )}
        {keep.isError && (
          <Notice role="alert" className="mt-4 text-safelight">
            {messageOf(keep.error)}
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button size="large" busy={keep.isPending || keep.isSuccess} onClick={() => keep.mutate()}>
            Keep my account
          </Button>
          <Button look="outline" size="large" onClick={() => void leave()}>
            Sign out
          </Button>
        </div>
      </AccountSection>
      <AccountSection
        title="Your data"
        hint="A copy of your pictures, your photos and all the data we hold about you."
      >
        <ExportRequest email={email} known={closing.data.export} />
      </AccountSection>
    </>
  );
}
