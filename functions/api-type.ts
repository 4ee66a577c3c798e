import type { appRouter } from "./procedures/router.ts";

/** The web's only door into this folder. */
export type AppRouter = typeof appRouter;
