import type { Context } from "hono";
import { countOf, eventFacts, readFilter } from "./filter.ts";
import type { Store } from "./store.ts";
import { wireEvent } from "./wire.ts";

const pageSize = 100;

/** A page of the log, newest first, and the cursor of the next. Source: QStash's OpenAPI description, `/v2/logs`. */
export function logPage(store: Store, context: Context) {
  const count = countOf(context, pageSize);
  const before = Number(context.req.query("cursor") ?? Number.MAX_SAFE_INTEGER);
  const wanted = readFilter(context);
  const matching = store.events(before).filter((event) => wanted(eventFacts(event)));
  const page = matching.slice(0, count);
  return {
    cursor: matching.length > count ? String(page.at(-1)?.id) : undefined,
    entries: page.map((event) => wireEvent(event, store.message(event.messageId))),
  };
}
