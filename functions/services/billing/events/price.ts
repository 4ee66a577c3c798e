import { findRevision, noteEvent, requireRevision } from "#db/queries/settlement.ts";
import { mirrorPrice, mirrorProduct, retirePrice } from "#db/queries/stripe-mirror.ts";
import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { commit } from "../../commit.ts";
import { priceRow } from "../mirror-rows.ts";
import { withOptimisticRetry } from "../with-optimistic-retry.ts";

/** price.created, updated, deleted. */
export async function onPrice(deps: Deps, event: PaymentEvent): Promise<void> {
  const { id } = event.object;
  await withOptimisticRetry(async () => {
    const { seen, revision } = await findRevision(deps.db, { eventId: event.id, scope: id });
    if (seen) return;
    const price = await deps.payments.price(id);
    const statements = [
      ...requireRevision({ scope: id, revision }),
      noteEvent(deps.db, { ...event, now: deps.now() }),
      ...(price
        ? [mirrorProduct(deps.db, price.product, false), mirrorPrice(deps.db, priceRow(price), true)]
        : [retirePrice(id)]),
    ];
    await commit({ deps }, { statements });
  });
}
