import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  type RouteMatchCallbackOptions,
  Serwist,
  type SerwistPlugin,
} from "serwist";
import { USED_TOOLS } from "#schema/site/service-worker.ts";
import { offlinePage } from "./offline-page.ts";

/**
 * Keeps free tools that were used working without a network. A tool registers it once it has made something
 * (web/features/device-tools/desk/keep-for-offline.ts); whoever uses none never fetches it.
 */

/** What a tool's thread may load, written here by the build: settings nobody tried yet work without a network too. */
declare const TOOL_FILES: readonly string[];

const ASSETS = "tool-assets";
const PAGES = "tool-pages";
const TWO_MONTHS_S = 60 * 24 * 60 * 60;
/** A network that answers no sooner counts as none. */
const PATIENCE_S = 6;

/** Answered by the server alone, with or without a network. */
const SERVER = /^\/(api|media|r)\//;
const TOOL = /^\/free-tools(\/|\.data$|$)/;

const kept = (maxEntries: number): SerwistPlugin =>
  new ExpirationPlugin({
    ...{ maxEntries, maxAgeSeconds: TWO_MONTHS_S, maxAgeFrom: "last-used", purgeOnQuotaError: true },
  });

/** Shown in place of a page that nobody has kept. */
const orOfflinePage: SerwistPlugin = {
  handlerDidError: async ({ request }) =>
    request.mode === "navigate" ? offlinePage(await keptTools()) : undefined,
};

/** Tools that were used and whose pages are still kept: a page that was only read lacks what its tool loads. */
async function keptTools(): Promise<string[]> {
  const [used, pages] = await Promise.all([USED_TOOLS, PAGES].map(pathsIn));
  return used!.filter((path) => pages!.includes(path));
}

async function pathsIn(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

const isOurs = ({ sameOrigin, url }: RouteMatchCallbackOptions) => sameOrigin && !SERVER.test(url.pathname);

const serwist = new Serwist({
  // what is kept goes by names that change with their content, so a page that is open keeps what it began with
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: (options) => isOurs(options) && options.url.pathname.startsWith("/assets/"),
      handler: new CacheFirst({ cacheName: ASSETS, plugins: [kept(600)] }),
    },
    {
      matcher: (options) => isOurs(options) && TOOL.test(options.url.pathname),
      handler: new NetworkFirst({
        ...{ cacheName: PAGES, networkTimeoutSeconds: PATIENCE_S },
        plugins: [kept(120), orOfflinePage],
      }),
    },
    {
      matcher: (options) => isOurs(options) && options.request.mode === "navigate",
      handler: new NetworkOnly({ plugins: [orOfflinePage] }),
    },
  ],
});

serwist.addEventListeners();

/** The events of a service worker, which the types of a page do not know. */
type InstallEvent = Event & { waitUntil(work: Promise<unknown>): void };

self.addEventListener("install", (event) => {
  const keep = (path: string) =>
    serwist.handleRequest({ request: new Request(path), event: event as InstallEvent });
  (event as InstallEvent).waitUntil(Promise.all(TOOL_FILES.map(keep)));
});
