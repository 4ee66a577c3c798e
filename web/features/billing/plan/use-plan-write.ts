import { useState } from "react";
import type { BillingOverview } from "#schema/billing/billing.ts";
import { useFollow } from "./use-follow.ts";

/** A change of plan that runs until it shows: writes, then waits for the provider's report. */
export function usePlanWrite() {
  const follow = useFollow();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  /** Answers whether it shows now; null when it was refused. */
  async function run(
    write: () => Promise<unknown>,
    isSo: (overview: BillingOverview) => boolean,
  ): Promise<boolean | null> {
    setBusy(true);
    setError(null);
    try {
      await write();
      return await follow(isSo);
    } catch (cause) {
      setError(cause);
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy, error, forget: () => setError(null) };
}

/** Said where the provider's report takes longer than one waits. */
export const ON_ITS_WAY = "Done. You'll see the change here within a minute.";
