import "@fontsource-variable/instrument-sans/wght.css";
import "@fontsource-variable/newsreader/opsz.css";
import "./styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
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
import { toast } from "sonner";
import { CrashView } from "#web/features/crash/crash-view.tsx";
import { createQueryClient } from "#web/lib/api/query-client.ts";
import { createApi, TRPCProvider } from "#web/lib/api/trpc.ts";
import { sessionRequiredPath } from "#web/lib/auth/callback-url.ts";
import { SESSION_KEY, SessionProvider } from "#web/lib/auth/session.tsx";
import { takeFlash } from "#web/lib/flash.ts";
import { announceHydrated } from "#web/lib/hydrated-signal.ts";
import { NameMark } from "#web/ui/name-mark.tsx";
import { Toaster } from "#web/ui/toaster.tsx";

/** For pages whose own title is not known yet; each page names itself. */
export const meta = () => [{ title: "Likeness" }, { name: "robots", content: "noindex" }];

export function Layout({ children }: { children: ReactNode }) {
  // here, so that a crashed page's buttons are alive too
  useEffect(announceHydrated, []);

  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f5f1e9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14100e" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
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
  const navigate = useNavigate();
  const [queryClient] = useState(() => {
    const client = createQueryClient(() => {
      void client.invalidateQueries({ queryKey: SESSION_KEY });
      const { pathname, search } = window.location;
      if (pathname !== "/login") void navigate(sessionRequiredPath(pathname + search));
    });
    return client;
  });
  const [api] = useState(createApi);

  useEffect(() => {
    const message = takeFlash();
    if (message) toast.success(message);
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={api} queryClient={queryClient}>
        <SessionProvider>
          <Outlet />
          <Toaster />
        </SessionProvider>
      </TRPCProvider>
    </QueryClientProvider>
  );
}

/** What stands on screen until the scripts of an app page have arrived. */
export function HydrateFallback() {
  return (
    <div className="page flex h-16 items-center border-hairline border-b">
      <NameMark />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <CrashView
      error={error}
      // the router forgets an error when it navigates, be it to the same address
      onRetry={() => void navigate(location, { replace: true })}
    />
  );
}
