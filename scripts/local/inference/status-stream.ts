import type { statusOf } from "./request-status.ts";

type Status = ReturnType<typeof statusOf>["body"];

const lookEveryMs = 100;
const keepAliveMs = 15_000;

/** Open status streams: `server-sent events` until the request ends, the reader leaves or the server closes. */
export function openStatusStreams() {
  const open = new Set<() => void>();
  return {
    /** Sends the status whenever it changes, each log line once. `look` answers undefined when it is forgotten. */
    stream(look: () => Status | undefined): Response {
      let stop = () => {};
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder();
          let last = "";
          let told = 0;
          let quietSince = Date.now();
          const timer = setInterval(step, lookEveryMs);
          open.add(end);
          stop = () => {
            clearInterval(timer);
            open.delete(end);
          };
          function end(): void {
            stop();
            controller.close();
          }
          function send(text: string): void {
            quietSince = Date.now();
            controller.enqueue(encoder.encode(text));
          }
          function step(): void {
            const status = look();
            if (!status) {
              end();
              return;
            }
            const logs = "logs" in status ? status.logs : undefined;
            const fresh = logs?.slice(told);
            const seen = JSON.stringify([status.status, "queue_position" in status && status.queue_position]);
            if (seen !== last || (fresh && fresh.length > 0)) {
              send(`data: ${JSON.stringify(logs ? { ...status, logs: fresh } : status)}\n\n`);
            } else if (Date.now() - quietSince > keepAliveMs) send(": still here\n\n");
            last = seen;
            told = logs?.length ?? told;
            if (status.status === "COMPLETED") end();
          }
          step();
        },
        cancel: () => stop(),
      });
      return new Response(body, {
        headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" },
      });
    },

    /** How many are open. */
    count: () => open.size,

    close(): void {
      for (const end of [...open]) end();
    },
  };
}

export type StatusStreams = ReturnType<typeof openStatusStreams>;
