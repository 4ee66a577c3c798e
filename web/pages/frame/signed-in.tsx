import { Navigate, Outlet, useLocation } from "react-router";
import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { AuthClientError } from "#web/lib/auth/auth-client.ts";
import { sessionRequiredPath } from "#web/lib/auth/callback-url.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { SignedInFrame } from "./signed-in-frame.tsx";
import { WaitingPage } from "./waiting-page.tsx";

export const handle = DESK;

/** The gate before every page that needs a session. */
export default function SignedIn() {
  const session = useSession();
  const location = useLocation();
  if (session.status === "loading") {
    return <WaitingPage />;
  }
  if (session.status === "unauthenticated") {
    if (!session.error) {
      return (
        <Navigate to={sessionRequiredPath(location.pathname + location.search + location.hash)} replace />
      );
    }
    // not knowing is no reason to send someone away
    const code = session.error instanceof AuthClientError ? session.error.code : "CLIENT_SESSION_ERROR";
    return (
      <div className="page pt-14">
        <Notice role="alert">
          <p>{AUTH_CLIENT_ERRORS[code]}</p>
          <Button look="quiet" onClick={session.refetch}>
            Try Again
          </Button>
        </Notice>
      </div>
    );
  }
  return (
    <SignedInFrame whileClosing={location.pathname.replace(/\/$/, "") === "/account/export"}>
      <Outlet />
    </SignedInFrame>
  );
}
