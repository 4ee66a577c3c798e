import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import { text, timestamp } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { advance } from "./advance-clock.ts";

const PATH = "/v1/test_helpers/test_clocks";
const KEPT_SECONDS = 30 * 86_400;

/** Source: Stripe's API reference, "Test Clocks". An advance is done before it is answered; the answer says so no sooner than Stripe's. */
export function testClockEndpoints(account: Account): Endpoint[] {
  const { objects } = account.store;
  return [
    endpoint(
      "POST",
      PATH,
      { frozen_time: timestamp, name: text.max(300).optional() },
      ({ frozen_time, name }) => {
        const created = account.now();
        return account.add(
          {
            id: account.idFor("test_helpers.test_clock"),
            object: "test_helpers.test_clock" as const,
            created,
            deletes_after: created + KEPT_SECONDS,
            frozen_time,
            livemode: false,
            name: name ?? null,
            status: "ready" as const,
            status_details: {},
          },
          "test_helpers.test_clock.created",
        );
      },
    ),
    retrieving(account, PATH, "test_helpers.test_clock"),
    endpoint("POST", `${PATH}/:id/advance`, { frozen_time: timestamp }, ({ frozen_time }, id) => {
      const clock = account.get("test_helpers.test_clock", id);
      if (frozen_time <= clock.frozen_time) {
        refuse("The frozen time must be after the clock's current frozen time.", { param: "frozen_time" });
      }
      const advancing = {
        ...clock,
        status: "advancing" as const,
        status_details: { advancing: { target_frozen_time: frozen_time } },
      };
      account.tell("test_helpers.test_clock.advancing", advancing);
      advance(account, clock, frozen_time);
      account.tell("test_helpers.test_clock.ready", clock);
      return advancing;
    }),
    endpoint("DELETE", `${PATH}/:id`, {}, (_, id) => {
      const clock = account.get("test_helpers.test_clock", id);
      account.keepTimeBy(id);
      for (const customer of objects.all("customer", { test_clock: id })) {
        for (const subscription of objects.all("subscription", { customer: customer.id })) {
          endSubscription(account, subscription, "cancellation_requested");
        }
        objects.remove(customer.id);
      }
      account.tell("test_helpers.test_clock.deleted", clock);
      account.keepTimeBy(null);
      objects.remove(id);
      return { id, object: "test_helpers.test_clock", deleted: true };
    }),
    listing(account, PATH, "test_helpers.test_clock", {}, () => ({})),
  ];
}
