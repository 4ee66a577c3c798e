import { type Context, Hono } from "hono";
import { checkUrl } from "./publication.ts";
import { isName } from "./publish.ts";
import { PublishError } from "./publish-error.ts";
import type { Store } from "./store.ts";
import { notFound } from "./wire.ts";

/** `/v2/topics`: URL groups. Source: QStash's OpenAPI description. */
export function createTopicsApi(store: Store): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(store.topics.list()));
  app.get("/:name", (context) => {
    const topic = store.topics.find(context.req.param("name"));
    return topic ? context.json(topic) : notFound(context, "url group");
  });
  app.delete("/:name", (context) => {
    const deleted = store.topics.delete(context.req.param("name"));
    return deleted ? context.body(null) : notFound(context, "url group");
  });
  app.post("/:name/endpoints", async (context) => {
    const name = context.req.param("name");
    if (!isName(name)) throw new PublishError(`invalid url group name: ${name}`);
    const added = (await endpointsOf(context)).map(({ name, url }) => {
      if (!url) throw new PublishError("an endpoint has no url");
      checkUrl(url);
      return { name, url };
    });
    store.topics.addEndpoints(name, added);
    return context.body(null);
  });
  app.delete("/:name/endpoints", async (context) => {
    const name = context.req.param("name");
    if (!store.topics.find(name)) return notFound(context, "url group");
    store.topics.removeEndpoints(name, await endpointsOf(context));
    return context.body(null);
  });
  return app;
}

async function endpointsOf(context: Context): Promise<{ name?: string; url?: string }[]> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const { endpoints } = (body ?? {}) as Record<string, unknown>;
  if (!Array.isArray(endpoints) || endpoints.length === 0) throw new PublishError("endpoints are missing");
  return endpoints.map((endpoint: unknown) => {
    const { name, url } = (endpoint ?? {}) as Record<string, unknown>;
    return {
      ...(typeof name === "string" && name ? { name } : {}),
      ...(typeof url === "string" ? { url } : {}),
    };
  });
}
