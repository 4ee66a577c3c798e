import { lazy, Suspense, useState } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { isWithoutShell } from "#schema/site/app-routes.ts";
import { useWakeOwnFace } from "#web/features/shared/own-face/use-wake-own-face.ts";
import { useDeskNav } from "#web/features/shell/desk/use-desk-nav.ts";
import { Footer } from "#web/features/shell/footer.tsx";
import { MainMenu } from "#web/features/shell/main-menu.tsx";
import { MenuDrawer } from "#web/features/shell/menu-drawer.tsx";
import { TopBar } from "#web/features/shell/top-bar.tsx";
import { useHideThemes } from "#web/features/shell/use-hide-themes.ts";
import { useShellFacts } from "#web/features/shell/use-shell-facts.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { CookieChoices } from "#web/ui/controls/cookie-choices.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

const SignedInBar = lazy(() => import("#web/features/account/menu/signed-in-bar.tsx"));
const SignInDialog = lazy(async () => ({
  default: (await import("#web/features/account/sign-in/sign-in-dialog.tsx")).SignInDialog,
}));

const barLink = "px-2 font-medium text-[0.9375rem] hover:text-safelight lg:px-3";

/** Top bar and footer around every page, but for what belongs to the interface of administration. */
export default function Shell() {
  const session = useSession();
  const { pathname } = useLocation();
  useHideThemes();
  useWakeOwnFace();
  const { menus, footer, supportEmail, year } = useShellFacts();
  const [signingIn, setSigningIn] = useState<"never" | "open" | "closed">("never");
  const signedIn = session.status === "authenticated";
  // an account that is to be deleted has nothing left but the way back
  const closed = session.status === "unauthenticated" || session.data?.deletionDue;
  const OnDesk = useDeskNav();
  const DeskNav = closed ? undefined : OnDesk;

  if (isWithoutShell(pathname)) {
    return (
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar
        menu={
          <>
            <MainMenu menus={menus} />
            {signedIn && (
              <Link to="/pricing" prefetch="intent" viewTransition className={barLink}>
                Pricing
              </Link>
            )}
          </>
        }
        account={
          <>
            {signedIn ? (
              <Suspense fallback={<Skeleton className="size-10 rounded-full" />}>
                <SignedInBar user={session.data.user} />
              </Suspense>
            ) : (
              <div className="for-visitors flex items-center gap-3 sm:gap-5">
                {/* without scripts the form's address is followed instead */}
                <form
                  action="/login"
                  onSubmit={(event) => {
                    event.preventDefault();
                    setSigningIn("open");
                  }}
                >
                  <Button type="submit" look="quiet" className="no-underline">
                    Sign In
                  </Button>
                </form>
                <Link to="/register" prefetch="intent" className={`${buttonClass()} max-sm:hidden`}>
                  Get Started
                </Link>
              </div>
            )}
            <MenuDrawer
              menus={menus}
              foot={
                signedIn ? (
                  <>
                    <Link to="/pricing" className={buttonClass("outline")}>
                      Upgrade
                    </Link>
                    <Link to="/dashboard" className={buttonClass("quiet")}>
                      Dashboard
                    </Link>
                  </>
                ) : (
                  <Link to="/register" className={buttonClass()}>
                    Get Started
                  </Link>
                )
              }
            />
          </>
        }
      />
      <div className={DeskNav ? "desk grow" : "grow"}>
        {DeskNav && <DeskNav />}
        <main id="content" tabIndex={-1} className="pb-24 outline-none">
          <Outlet />
        </main>
      </div>
      <Footer columns={footer} supportEmail={supportEmail} builtIn={year}>
        {import.meta.env.HAS_OUTSIDE_SERVICES && (
          <CookieChoices className="block py-1.5 hover:text-safelight" />
        )}
      </Footer>
      {signingIn !== "never" && (
        <Suspense>
          <SignInDialog
            open={signingIn === "open"}
            onOpenChange={(open) => setSigningIn(open ? "open" : "closed")}
          />
        </Suspense>
      )}
    </div>
  );
}
