import { type ReactNode, useEffect } from "react";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { ActiveJobsProvider } from "#web/lib/jobs/active-jobs.tsx";
import { loadToast } from "#web/ui/toast.tsx";

/** What every page of a signed-in person stands in: the API, the running work, and toasts. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  // these pages toast often: the area is there before the first
  useEffect(() => void loadToast(), []);
  return (
    <ApiProvider>
      <ActiveJobsProvider>
        <div className="page">{children}</div>
      </ActiveJobsProvider>
    </ApiProvider>
  );
}
