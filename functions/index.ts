import type { ExecutionContext, ScheduledController } from "@cloudflare/workers-types";
import { createApp } from "./app/app.ts";
import { createDeps } from "./deps.ts";
import type { Env } from "./env.ts";
import { runCron } from "./jobs/cron.ts";

const app = createApp(createDeps);

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) => app.fetch(request, env, context as never),
  async scheduled(controller: ScheduledController, env: Env) {
    const deps = createDeps(env, crypto.randomUUID());
    try {
      await runCron(deps, controller.cron);
      deps.log.info("cron_done", { cron: controller.cron, trips: deps.db.trips.count });
    } finally {
      deps.db.close();
    }
  },
};
