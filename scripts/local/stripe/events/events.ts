import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing } from "../core/endpoint.ts";
import type { Kinds } from "../core/objects.ts";
import { list, text } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";

const PATH = "/v1/events";

/** Source: Stripe's API reference, "Events". */
export function eventEndpoints(account: Account): Endpoint[] {
  const shown = (event: Kinds["event"]) => ({
    ...event,
    pending_webhooks: account.store.deliveries.owedOf(event.id),
  });
  const listed = listing(
    account,
    PATH,
    "event",
    { type: text.optional(), types: list(text).optional() },
    ({ type, types }) => {
      if (types && type)
        refuse("You may only specify one of these parameters: type, types.", { param: "types" });
      return { type: types?.length === 1 ? types[0] : type };
    },
  );
  return [
    endpoint("GET", `${PATH}/:id`, {}, (_, id) => shown(account.get("event", id))),
    {
      ...listed,
      run(params, id) {
        const { types = [] } = params as { types?: string[] };
        if (types.length > 1)
          refuse("The local stand-in lists one type of event at a time.", { param: "types" });
        const page = listed.run(params, id) as { data: Kinds["event"][] };
        return { ...page, data: page.data.map(shown) };
      },
    },
  ];
}
