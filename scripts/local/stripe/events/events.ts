import { defineObject } from "../core/define-object.ts";
import { text } from "../core/param-types.ts";
import { list } from "../core/route.ts";

/** Source: Stripe's API reference, "Events". The account writes them (`account.tell`). */
export const event = defineObject({
  kind: "event",
  idPrefix: "evt_",
  defaults: {},
  routes: () => ({ "GET /v1/events": list("event", { type: text.optional() }) }),
});
