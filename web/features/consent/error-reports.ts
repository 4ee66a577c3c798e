import {
  browserTracingIntegration,
  getReplay,
  init,
  makeFetchTransport,
  replayIntegration,
} from "@sentry/browser";
import type { OutsideService } from "./outside-service.ts";
import { withoutIdsDeep } from "./page-seen.ts";

/** Where a replay keeps its place between documents, by the library's own name. */
const REPLAY_SESSION = "sentryReplaySession";

interface Settings {
  dsn: string;
  endpoint: string;
  environment: string;
}

/**
 * Errors, traces, and replays in which every word is masked and every picture left out: people's faces stand on these
 * pages. Queries, ids and addresses are taken out of whatever is sent.
 */
export function createErrorReports({ dsn, endpoint, environment }: Settings): OutsideService {
  let client: ReturnType<typeof init>;
  return {
    start() {
      if (client) {
        // the library cannot be taken down and set up a second time
        client.getOptions().enabled = true;
        getReplay()?.startBuffering();
        return;
      }
      client = init({
        dsn,
        ...(endpoint === "" ? {} : { tunnel: endpoint }),
        environment,
        tracesSampleRate: 1,
        replaysOnErrorSampleRate: 1,
        replaysSessionSampleRate: 0.1,
        integrations: [
          browserTracingIntegration(),
          replayIntegration({
            maskAllText: true,
            maskAllInputs: true,
            maskAttributes: ["title", "placeholder", "alt", "aria-label", "aria-description"],
            blockAllMedia: true,
            block: ["canvas", "[style*='url(']"],
            networkCaptureBodies: false,
            // a compressed recording could not be read by the transport
            useCompression: false,
          }),
        ],
        dataCollection: {
          userInfo: false,
          cookies: false,
          httpHeaders: false,
          httpBodies: [],
          urlQueryParams: false,
        },
        // our own server has no use for their headers
        tracePropagationTargets: [],
        enhanceFetchErrorMessages: "report-only",
        transport: cleanTransport,
      });
    },
    stop() {
      if (!client) return;
      client.getOptions().enabled = false;
      void getReplay()?.stop({ flush: false });
      try {
        sessionStorage.removeItem(REPLAY_SESSION);
      } catch {
        // where storage is forbidden there is nothing in it
      }
    },
  };
}

/** Everything that leaves passes here: reports, traces, and recordings, which no hook of the library lets one change. */
const cleanTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options);
  return {
    ...transport,
    send([header, items]) {
      const clean = items.map(([kind, payload]) => [kind, cleanPayload(payload)]);
      return transport.send([header, clean] as Parameters<typeof transport.send>[0]);
    },
  };
};

function cleanPayload(payload: unknown): unknown {
  if (typeof payload !== "string") return withoutIdsDeep(payload);
  // a recording: one line about it, then its events
  return payload
    .split("\n")
    .map((line) => line && JSON.stringify(withoutIdsDeep(JSON.parse(line))))
    .join("\n");
}
