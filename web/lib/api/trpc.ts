import { createTRPCClient, httpBatchLink, loggerLink, type TRPCClient } from "@trpc/client";
import { createTRPCContext } from "@trpc/tanstack-react-query";
import superjson from "superjson";
import type { AppRouter } from "#functions/api-type.ts";
import { MAX_BATCH } from "#schema/limits.ts";

export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

/** Reads go as GET, writes as POST, calls made together share one request; only failures are logged. */
export function createApi(): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      loggerLink({
        colorMode: "none",
        enabled: (call) => call.direction === "down" && call.result instanceof Error,
      }),
      httpBatchLink({ url: "/api/trpc", transformer: superjson, maxItems: MAX_BATCH }),
    ],
  });
}
