import { Link } from "react-router";
import type { SessionView } from "#schema/accounts/account.ts";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { useBalance } from "#web/lib/api/use-credits.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { AccountMenu } from "./account-menu.tsx";
import { CreditBalance } from "./credit-balance.tsx";
import { leave } from "./leave.ts";

/** The top bar's end for whoever is signed in; loaded only then, since it brings the API along. */
export default function SignedInBar({ user }: { user: SessionView["user"] }) {
  return (
    <ApiProvider>
      <Bar user={user} />
    </ApiProvider>
  );
}

function Bar({ user }: { user: SessionView["user"] }) {
  const balance = useBalance();
  const session = useSession();
  if (session.data?.deletionDue) {
    return (
      <Button look="quiet" onClick={() => void leave()}>
        Sign out
      </Button>
    );
  }
  return (
    <>
      <CreditBalance {...balance} />
      <Link to="/pricing" viewTransition className={`${buttonClass("outline")} max-lg:hidden`}>
        Upgrade
      </Link>
      <AccountMenu user={user} {...balance} />
    </>
  );
}
