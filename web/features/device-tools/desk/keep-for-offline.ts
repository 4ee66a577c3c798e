import { SERVICE_WORKER_PATH, USED_TOOLS } from "#schema/site/service-worker.ts";

const isAsset = (address: string) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith("/assets/");
};

/**
 * Has the browser keep what this page and its tool have loaded, so that the tool works without a network from now on.
 * Asked for once a tool has made something: others need none of it. Answers whether it is kept.
 */
export async function keepForOffline(loadedByTool: () => Promise<readonly string[]>): Promise<boolean> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return false;
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  const loadedByPage = performance.getEntriesByType("resource").map(({ name }) => name);
  const assets = [...loadedByPage, ...(await loadedByTool())].filter(isAsset);
  const { pathname } = location;
  const urlsToCache = [...new Set([pathname, `${pathname}.data`, ...assets])];
  await (await caches.open(USED_TOOLS)).put(pathname, new Response());
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }, [port2]);
  });
}
