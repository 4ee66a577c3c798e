import { type ReactNode, useEffect, useState } from "react";
import { AccountClosing } from "#web/features/account/data/account-closing.tsx";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { useSession } from "#web/lib/auth/session.tsx";
import { ActiveJobsProvider } from "#web/lib/jobs/active-jobs.tsx";
import { loadToast } from "#web/ui/overlays/toast.tsx";
import { WaitingPage } from "./waiting-page.tsx";

type Props = {
  children: ReactNode;
  /** A page that stays when the account is to be deleted; of all others nothing is left but the way back. */
  whileClosing?: boolean;
};

/** What every page of a signed-in person stands in: the API, the running work, and toasts. */
export function SignedInFrame({ children, whileClosing = false }: Props) {
  const { data: session } = useSession();
  // a page may have something to say as it opens: it comes once it would be heard
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    loadToast().then(
      () => setHeard(true),
      // without toasts a page is still better than none
      () => setHeard(true),
    );
  }, []);
  if (session?.deletionDue) {
    return (
      <ApiProvider>
        <div className="page">{heard && (whileClosing ? children : <AccountClosing />)}</div>
      </ApiProvider>
    );
  }
  return (
    <ApiProvider>
      <ActiveJobsProvider>
        {heard ? <div className="page">{children}</div> : <WaitingPage />}
      </ActiveJobsProvider>
    </ApiProvider>
  );
}
