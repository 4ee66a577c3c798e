import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ButtonLook } from "#web/ui/controls/button-class.ts";
import { loadToast } from "#web/ui/overlays/toast.tsx";
import { ON_ITS_WAY, usePlanWrite } from "./use-plan-write.ts";

/** Takes back a cancellation or a change that waits for the end of the period. */
export function ReactivateButton({ look, label }: { look: ButtonLook; label: string }) {
  const trpc = useTRPC();
  const reactivate = useMutation(trpc.billing.reactivate.mutationOptions());
  const write = usePlanWrite();
  const [taken, setTaken] = useState(0);
  const requestKey = useRequestKey(`${taken}`);

  async function press() {
    const toast = await loadToast();
    const shows = await write.run(
      () =>
        reactivate.mutateAsync({ requestKey }).catch((error: unknown) => {
          toast.error(messageOf(error));
          throw error;
        }),
      ({ subscription }) => subscription?.cancelAtPeriodEnd === false && subscription.pending === null,
    );
    if (shows === null) return;
    setTaken((times) => times + 1);
    toast(shows ? "Your plan continues as before." : ON_ITS_WAY);
  }
  return (
    <Button look={look} busy={write.isBusy} onClick={() => void press()}>
      {write.isBusy ? "One moment..." : label}
    </Button>
  );
}
