import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost, useRead } from "#web/lib/api/use-read.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** The back office opens to an admin who has two-step sign-in; who has none is led to it. */
export function ProvenAdmin({ children }: { children: ReactNode }) {
  const trpc = useTRPC();
  const account = useRead(trpc.account.get.queryOptions());
  if (isLost(account)) return <FailedRead error={account.error} retry={() => void account.refetch()} />;
  if (!account.data) return <Skeleton className="mt-14 h-12 w-64" />;
  const { proven, appSince, passkeys } = account.data.secondFactor;
  if (proven) return children;
  const isOn = appSince !== null || passkeys.length > 0;
  return (
    <>
      <PageHead title={isOn ? "Sign in again" : "Set up two-step sign-in first"} />
      <p className="max-w-xl">
        {isOn
          ? "You signed in here before two-step sign-in was on. Sign out, then sign in with your second step."
          : "Administrators act on other people's accounts, so a password alone is not enough. Set up an authenticator app or a passkey: it takes a minute, then the back office opens."}
      </p>
      <Link to="/account" className={`${buttonClass("primary")} mt-6`}>
        Go to my account
      </Link>
    </>
  );
}
