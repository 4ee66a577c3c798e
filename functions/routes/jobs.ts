import { Hono } from "hono";
import * as z from "zod";
import type { HonoEnv } from "../app/hono-env.ts";
import { REGISTRY } from "../jobs/registry.ts";

export const jobRoutes = new Hono<HonoEnv>();

/** The queue's failure callback, as documented: the delivery it gave up on. */
const failure = z.object({ url: z.url(), sourceBody: z.string() });

/** A delivery of the queue. 401: not signed by it. 2xx: done, or never to be tried again. 5xx: try later. */
jobRoutes.post("/:name", async (c) => {
  const { deps } = c.get("ctx");
  const rawBody = await c.req.text();
  const url = `${deps.config.APP_URL}${c.req.path}`;
  const signature = c.req.header("upstash-signature") ?? null;
  if (!(await deps.queue.verify({ signature, rawBody, url }))) {
    return c.json({ error: { code: "UNSIGNED", message: "This call is not signed by the queue." } }, 401);
  }
  const name = c.req.param("name");
  if (name === "exhausted") return exhausted(deps, rawBody);
  const messageId = c.req.header("upstash-message-id");
  return deliver(deps, name, rawBody, { messageId, retried: Number(c.req.header("upstash-retried") ?? 0) });
});

async function deliver(
  deps: HonoEnv["Variables"]["deps"],
  name: string,
  rawBody: string,
  delivery: { messageId: string | undefined; retried: number },
): Promise<Response> {
  const job = jobNamed(name);
  const input = job?.input.safeParse(parseJson(rawBody));
  if (!job || !input?.success) {
    // no later try can help: say so in the queue's own way
    return new Response(null, { status: 489, headers: { "Upstash-NonRetryable-Error": "true" } });
  }
  // before the work: a delivery that dies leaves a line too
  deps.log.info("job_delivered", { job: name, id: input.data.id, ...delivery });
  await job.handle(deps, input.data);
  return new Response(null, { status: 204 });
}

async function exhausted(deps: HonoEnv["Variables"]["deps"], rawBody: string): Promise<Response> {
  const parsed = failure.safeParse(parseJson(rawBody));
  if (!parsed.success) return new Response(null, { status: 204 });
  const job = jobNamed(new URL(parsed.data.url).pathname.split("/").at(-1) ?? "");
  const input = job?.input.safeParse(parseJson(decodeBase64(parsed.data.sourceBody)));
  if (job?.exhausted && input?.success) await job.exhausted(deps, input.data);
  return new Response(null, { status: 204 });
}

/** Names come from outside: one such as "constructor" is no job. */
function jobNamed(name: string) {
  return Object.hasOwn(REGISTRY, name) ? REGISTRY[name] : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function decodeBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
  } catch {
    return "";
  }
}
