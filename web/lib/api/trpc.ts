import { createTRPCClient, httpBatchLink, loggerLink, splitLink, type TRPCClient } from "@trpc/client";
import { createTRPCContext } from "@trpc/tanstack-react-query";
import superjson from "superjson";
import type { AppRouter } from "#functions/api-type.ts";
import { PERSONAL_QUERIES } from "#schema/accounts/personal-queries.ts";
import { MAX_BATCH } from "#schema/limits.ts";

export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

const BATCHES = { url: "/api/trpc", transformer: superjson, maxItems: MAX_BATCH } as const;

/** Reads go as GET unless they are personal, writes as POST, calls made together share one request; only failures are logged. */
export function createApi(): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      loggerLink({
        colorMode: "none",
        enabled: (call) => call.direction === "down" && call.result instanceof Error,
      }),
      splitLink({
        condition: ({ path }) => PERSONAL_QUERIES.has(path),
        true: httpBatchLink({ ...BATCHES, methodOverride: "POST" }),
        false: httpBatchLink(BATCHES),
      }),
    ],
  });
}
