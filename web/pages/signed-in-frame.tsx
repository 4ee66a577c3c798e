import { type ReactNode, useEffect, useState } from "react";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { ActiveJobsProvider } from "#web/lib/jobs/active-jobs.tsx";
import { loadToast } from "#web/ui/toast.tsx";
import { WaitingPage } from "./waiting-page.tsx";

/** What every page of a signed-in person stands in: the API, the running work, and toasts. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  // a page may have something to say as it opens: it comes once it would be heard
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    loadToast().then(
      () => setHeard(true),
      // without toasts a page is still better than none
      () => setHeard(true),
    );
  }, []);
  return (
    <ApiProvider>
      <ActiveJobsProvider>
        {heard ? <div className="page min-h-dvh">{children}</div> : <WaitingPage />}
      </ActiveJobsProvider>
    </ApiProvider>
  );
}
