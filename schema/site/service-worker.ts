/** Where the build puts the service worker: at the root, since it serves pages below it only. */
export const SERVICE_WORKER_PATH = "/sw.js";
