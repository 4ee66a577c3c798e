import { createApi } from "./trpc.ts";

/** The browser's one client of the API; imported lazily by pages that may never need it. */
export const api = createApi();
export type Api = typeof api;
