import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { loadToast } from "#web/ui/overlays/toast.tsx";
import { ON_ITS_WAY, usePlanWrite } from "./use-plan-write.ts";

type Props = {
  name: string;
  end: string;
  credits: number;
  /** A payment is still open, which cancelling does not undo. */
  paymentDue: boolean;
};

/** Ends a plan with the time that is paid for, after asking once. */
export function CancelPlan({ name, end, credits, paymentDue }: Props) {
  const trpc = useTRPC();
  const cancel = useMutation(trpc.billing.cancel.mutationOptions());
  const write = usePlanWrite();
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(0);
  const requestKey = useRequestKey(`${asked}`);

  async function confirm() {
    const toast = await loadToast();
    const shows = await write.run(
      () =>
        cancel.mutateAsync({ requestKey }).catch((error: unknown) => {
          toast.error(messageOf(error));
          throw error;
        }),
      ({ subscription }) => subscription?.cancelAtPeriodEnd !== false,
    );
    setAsking(false);
    if (shows !== null) toast(shows ? `Cancelled. ${name} runs until ${end}.` : ON_ITS_WAY);
  }

  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          // taken back and cancelled again is another cancellation
          setAsked((times) => times + 1);
          setAsking(true);
        }}
      >
        Cancel plan
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel ${name}?`}
        text={
          <span className="numbers">
            It runs until {end}, and {paymentDue ? "only the open payment" : "nothing more"} is charged. Your{" "}
            {formatCredits(credits)} stay yours and do not expire. You can resume the plan until that day.
          </span>
        }
        keep="Keep my plan"
        confirm="Cancel plan"
        busy={write.isBusy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
