import { execFileSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The sheet of our kit, built alone and served; nothing of the API answers behind it. */
export async function serveKit(): Promise<{ url: string; close: () => Promise<void> }> {
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    cwd: root,
    env: { ...process.env, APP_URL: "http://localhost", NODE_ENV: "development", LIKENESS_BUILD: "kit" },
    stdio: "pipe",
  });
  const app = new Hono();
  app.get("/api/*", (context) => context.json(null));
  app.use("*", serveStatic({ root: ".build/kit/client" }));
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, () => resolve(started));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
