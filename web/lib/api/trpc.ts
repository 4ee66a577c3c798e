import { createTRPCClient, httpBatchLink, loggerLink, type TRPCClient } from "@trpc/client";
import type { inferRouterInputs } from "@trpc/server";
import { createTRPCContext } from "@trpc/tanstack-react-query";
import superjson from "superjson";
import type { AppRouter } from "#functions/api-type.ts";

export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

export type Inputs = inferRouterInputs<AppRouter>;

/** Calls in one request; the server refuses larger batches. */
const BATCH_ITEMS = 10;

/** Reads go as GET, writes as POST, calls made together share one request; only failures are logged. */
export function createApi(): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      loggerLink({
        enabled: (call) => call.direction === "down" && call.result instanceof Error,
      }),
      httpBatchLink({ url: "/api/trpc", transformer: superjson, maxItems: BATCH_ITEMS }),
    ],
  });
}
