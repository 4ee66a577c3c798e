import { useState } from "react";
import { Link, Outlet } from "react-router";
import { AccountMenu } from "#web/features/account/account-menu.tsx";
import { CreditBalance } from "#web/features/account/credit-balance.tsx";
import { SignInDialog } from "#web/features/account/sign-in-dialog.tsx";
import { Footer } from "#web/features/shell/footer.tsx";
import { MenuDrawer } from "#web/features/shell/menu-drawer.tsx";
import { TopBar } from "#web/features/shell/top-bar.tsx";
import { useSession } from "#web/lib/auth/session.tsx";
import { useCredits } from "#web/lib/use-credits.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";

/** Top bar and footer around every page. */
export default function Shell() {
  const session = useSession();
  const credits = useCredits();
  const [signingIn, setSigningIn] = useState(false);
  const signedIn = session.status === "authenticated";

  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar
        account={
          signedIn ? (
            <>
              <Link
                to="/dashboard"
                className="font-medium text-[0.9375rem] hover:text-safelight max-md:hidden"
              >
                Dashboard
              </Link>
              <CreditBalance credits={credits} />
              <AccountMenu user={session.data.user} credits={credits} />
            </>
          ) : (
            // holds its place while the session loads, so that nothing jumps when it is known
            <div
              className={`flex items-center gap-3 sm:gap-5 ${session.status === "loading" ? "invisible" : ""}`}
            >
              <Button look="quiet" className="no-underline" onClick={() => setSigningIn(true)}>
                Sign In
              </Button>
              <Link to="/register" className={`${buttonClass()} max-sm:hidden`}>
                Get Started
              </Link>
            </div>
          )
        }
        drawer={
          <MenuDrawer
            foot={(close) =>
              signedIn ? (
                <Link to="/dashboard" onClick={close} className={buttonClass("outline")}>
                  Dashboard
                </Link>
              ) : (
                <Link to="/register" onClick={close} className={buttonClass()}>
                  Get Started
                </Link>
              )
            }
          />
        }
      />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
      <SignInDialog open={signingIn} onOpenChange={setSigningIn} />
    </div>
  );
}
