import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { checkCron } from "../cron-times.ts";
import { callerIp, type MessageState } from "./message.ts";
import { isName, plan } from "./publish.ts";
import { restOf } from "./publish-api.ts";
import { PublishError } from "./publish-error.ts";
import type { Schedule } from "./schedule-table.ts";
import type { Store } from "./store.ts";
import { notFound, wirePublication } from "./wire.ts";

const lastStates: Record<MessageState, string> = {
  WAITING: "IN_PROGRESS",
  DELIVERED: "SUCCESS",
  FAILED: "FAIL",
  CANCELLED: "FAIL",
};

/** `/v2/schedules`. Source: QStash's OpenAPI description. The client pauses with PATCH, the description with POST. */
export function createSchedulesApi(store: Store, onChange: () => void): Hono {
  const app = new Hono();

  const wire = ({ id, cron, destination, createdAt, nextAt, lastAt, paused, body, shown }: Schedule) => ({
    ...wirePublication({ ...shown, body }),
    scheduleId: id,
    cron,
    destination,
    createdAt,
    retries: shown.target.maxRetries,
    delay: shown.target.delayMs > 0 ? shown.target.delayMs / 1000 : undefined,
    isPaused: paused,
    lastScheduleTime: lastAt ?? undefined,
    nextScheduleTime: nextAt,
    lastScheduleStates: Object.fromEntries(
      store.statesOf(id, 5).map((message) => [message.id, lastStates[message.state]]),
    ),
    callerIP: callerIp,
    callerIp,
  });

  app.post("/:id/pause", (context) => setPaused(context.req.param("id"), true));
  app.post("/:id/resume", (context) => setPaused(context.req.param("id"), false));
  app.patch("/:id/pause", (context) => setPaused(context.req.param("id"), true));
  app.patch("/:id/resume", (context) => setPaused(context.req.param("id"), false));
  function setPaused(id: string, paused: boolean): Response {
    const there = store.schedules.setPaused(id, paused);
    onChange();
    return there ? new Response(null) : Response.json({ error: "schedule not found" }, { status: 404 });
  }

  app.post("/*", async (context) => {
    const { headers } = context.req.raw;
    const cron = headers.get("upstash-cron");
    if (!cron) throw new PublishError("upstash-cron is missing");
    const id = headers.get("upstash-schedule-id") ?? `scd_${randomUUID().replaceAll("-", "")}`;
    if (!isName(id)) throw new PublishError(`invalid schedule id: ${id}`);
    try {
      checkCron(cron);
    } catch (error) {
      throw new PublishError(`invalid cron "${cron}": ${error instanceof Error ? error.message : error}`);
    }
    const destination = restOf(context, "/v2/schedules/");
    const queue = headers.get("upstash-queue-name");
    const body = new Uint8Array(await context.req.arrayBuffer());
    const [first] = plan(store, { destination, headers, body, queue });
    if (!first) throw new PublishError("the url group has no endpoints");
    const { body: _, ...shown } = first;
    const kept = Object.fromEntries([...headers].filter(([name]) => /^(upstash-|content-type$)/.test(name)));
    store.schedules.put({ id, cron, destination, queue, body, shown, headers: kept });
    onChange();
    return context.json({ scheduleId: id });
  });

  app.get("/", (context) => context.json(store.schedules.list().map(wire)));
  app.get("/:id", (context) => {
    const schedule = store.schedules.find(context.req.param("id"));
    return schedule ? context.json(wire(schedule)) : notFound(context, "schedule");
  });
  app.delete("/:id", (context) => {
    const deleted = store.schedules.delete(context.req.param("id"));
    onChange();
    return deleted ? context.body(null) : notFound(context, "schedule");
  });
  return app;
}
