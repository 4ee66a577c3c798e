import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { runtimesUnder } from "#scripts/soak/processes.ts";
import { scratchFolder } from "../scratch.ts";

/** The least a Worker can do with a file that comes from elsewhere: hand its body to the bucket. */
const SCRIPT = `export default {
  async fetch(request, env) {
    const { url, key } = await request.json();
    const response = await fetch(url);
    await env.MEDIA.put(key, response.body);
    return new Response("stored");
  }
}`;

/** A bare Worker on the official runtime that copies files into a bucket, and the memory its process takes meanwhile. */
export async function startBareCopy() {
  const before = new Set(runtimesUnder(process.pid).keys());
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      modules: true,
      script: SCRIPT,
      compatibilityDate: "2026-10-01",
      resourcePersistencePath: scratchFolder("bare-copy"),
      r2Buckets: { MEDIA: "bare" },
    } as never),
  );
  const { origin } = await miniflare.ready;
  const [pid = 0] = [...runtimesUnder(process.pid).keys()].filter((one) => !before.has(one));
  return {
    /** The most memory of its runtime while it copied, in bytes. */
    async copy(url: string, key: string): Promise<number> {
      const memory = () => runtimesUnder(process.pid).get(pid) ?? 0;
      let peak = memory();
      const timer = setInterval(() => {
        peak = Math.max(peak, memory());
      }, 100);
      try {
        const response = await fetch(origin, { method: "POST", body: JSON.stringify({ url, key }) });
        if ((await response.text()) !== "stored")
          throw new Error(`the bare Worker answered ${response.status}`);
      } finally {
        clearInterval(timer);
      }
      return Math.max(peak, memory());
    },
    close: () => miniflare.dispose(),
  };
}
