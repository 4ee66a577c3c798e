import "./styles.css";
import { type ReactNode, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useRouteError,
} from "react-router";
import { shellFacts } from "#web/content/shell-facts.ts";
import { OutsideServices } from "#web/features/consent/outside-services.tsx";
import { CrashView } from "#web/features/crash/crash-view.tsx";
import { reportCrash } from "#web/features/crash/report-crash.ts";
import { SessionProvider } from "#web/lib/auth/session.tsx";
import { SIGNED_IN_SCRIPT } from "#web/lib/auth/signed-in-mark.ts";
import { SCHEME_SCRIPT } from "#web/lib/color-scheme-script.ts";
import { takeFlash } from "#web/lib/flash.ts";
import { announceHydrated } from "#web/lib/hydrated-signal.ts";
import { appMeta } from "#web/lib/page-meta.ts";
import { NameMark } from "#web/ui/layout/name-mark.tsx";
import { loadToast, ToastArea } from "#web/ui/overlays/toast.tsx";

declare global {
  interface Window {
    /** Sends one error the way a real one goes, to see that reports arrive. Resolves with its Error ID. */
    __likenessReportTest?: () => Promise<string | null>;
  }
}

/** For pages whose own title is not known yet; each page names itself. */
export const meta = () => appMeta("Likeness");

/** Runs while the pages are built; what stands around every page never changes under a visitor's hands. */
export const loader = () => shellFacts();
export const shouldRevalidate = () => false;

/** It has run long before the app could render it, and stays out of the app's own scripts. */
const FIRST_SCRIPT = import.meta.env.SSR ? SCHEME_SCRIPT + SIGNED_IN_SCRIPT : "";

export function Layout({ children }: { children: ReactNode }) {
  // here, so that a crashed page's buttons are alive too
  useEffect(announceHydrated, []);

  return (
    // the script below may mark it before the page is started
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content="#f5f1e9"
          media="(prefers-color-scheme: light)"
          data-scheme="light"
        />
        <meta name="theme-color" content="#14100e" media="(prefers-color-scheme: dark)" data-scheme="dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-48.png" sizes="48x48" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    window.__likenessReportTest = () => reportCrash(new Error("A test report from Likeness"));
  }, []);
  useEffect(() => {
    const message = takeFlash();
    if (message) void loadToast().then((toast) => toast.success(message));
  }, []);

  return (
    <SessionProvider>
      <OutsideServices />
      <Outlet />
      <ToastArea />
    </SessionProvider>
  );
}

/** What stands on screen until the scripts of an app page have arrived. */
export function HydrateFallback() {
  return (
    <div className="border-hairline border-b">
      <div className="page flex h-16 items-center">
        <NameMark />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const isMissing = (error as { status?: number } | null)?.status === 404;
  useEffect(() => {
    // the server has a page for addresses that nothing was built for, and old tabs lead to them
    if (isMissing) window.location.reload();
  }, [isMissing]);
  if (isMissing) return null;
  return (
    <CrashView
      error={error}
      // the router forgets an error when it navigates, be it to the same address
      onRetry={() => void navigate(location, { replace: true })}
    />
  );
}
