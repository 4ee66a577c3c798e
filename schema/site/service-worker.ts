/** Where the build puts the service worker: at the root, since it serves pages below it only. */
export const SERVICE_WORKER_PATH = "/sw.js";
/** The cache that holds the addresses of tools that were used, and so work without a network. */
export const USED_TOOLS = "used-tools";
