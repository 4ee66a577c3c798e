import { Hono } from "hono";
import type { Dispatcher } from "./dispatcher.ts";
import { positive } from "./flow-limits.ts";
import type { Flow } from "./flow-table.ts";
import { PublishError } from "./publish-error.ts";
import type { Store } from "./store.ts";
import { notFound } from "./wire.ts";

/** `/v2/flowControl`. Source: QStash's OpenAPI description. */
export function createFlowApi(store: Store, dispatcher: Dispatcher): Hono {
  const app = new Hono();

  function wire(flow: Flow) {
    const lane = `flow:${flow.key}`;
    const active = dispatcher.activeIn(lane);
    const { left } = store.flows.rateLeft(flow);
    return {
      flowControlKey: flow.key,
      waitListSize: store.countWaiting(lane) - active,
      parallelismMax: flow.parallelism ?? 0,
      parallelismCount: active,
      rateMax: flow.rate ?? 0,
      rateCount: flow.rate === null ? 0 : flow.rate - left,
      ratePeriod: flow.periodMs / 1000,
      ratePeriodStart: Math.floor(flow.periodStart / 1000),
      isPaused: flow.paused,
      isPinnedParallelism: flow.pinnedParallelism,
      isPinnedRate: flow.pinnedRate,
    };
  }

  app.get("/", (context) => context.json(store.flows.list().map(wire)));
  app.get("/:key", (context) => {
    const flow = store.flows.find(context.req.param("key"));
    return flow ? context.json(wire(flow)) : notFound(context, "flow control key");
  });
  app.post("/:key/:verb", (context) => {
    const { key, verb } = context.req.param();
    const { parallelism, rate, period } = context.req.query();
    switch (verb) {
      case "pause":
      case "resume":
        store.flows.setPaused(key, verb === "pause");
        break;
      case "pin": {
        const limits = { parallelism: positive("parallelism", parallelism), rate: positive("rate", rate) };
        if (limits.parallelism === null && limits.rate === null) {
          throw new PublishError("parallelism or rate is missing");
        }
        store.flows.pin(key, { ...limits, periodMs: (positive("period", period) ?? 1) * 1000 });
        break;
      }
      case "unpin":
        store.flows.unpin(key, { parallelism: parallelism === "true", rate: rate === "true" });
        break;
      case "resetRate":
        store.flows.resetRate(key);
        break;
      default:
        return notFound(context, "this path");
    }
    dispatcher.wake();
    return context.body(null);
  });
  return app;
}
