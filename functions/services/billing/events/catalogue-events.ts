import type { Statement } from "#db/client.ts";
import { findRevision, noteEvent, requireRevision } from "#db/queries/billing/reconciliation.ts";
import { mirrorPrice, mirrorProduct, retirePrice, retireProduct } from "#db/queries/billing/stripe-mirror.ts";
import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { commit } from "../../commit.ts";
import { priceRow } from "../reconciliation/mirror-rows.ts";
import { withOptimisticRetry } from "../reconciliation/with-optimistic-retry.ts";

/** product.created, updated, deleted. */
export async function onProduct(deps: Deps, event: PaymentEvent): Promise<void> {
  await mirror(deps, event, async (id) => {
    const product = await deps.payments.product(id);
    return [product ? mirrorProduct(deps.db, product, true) : retireProduct(id)];
  });
}

/** price.created, updated, deleted. */
export async function onPrice(deps: Deps, event: PaymentEvent): Promise<void> {
  await mirror(deps, event, async (id) => {
    const price = await deps.payments.price(id);
    if (!price) return [retirePrice(id)];
    return [mirrorProduct(deps.db, price.product, false), mirrorPrice(deps.db, priceRow(price), true)];
  });
}

/** Writes the event's object as it is now, once for each event. */
async function mirror(
  deps: Deps,
  event: PaymentEvent,
  read: (id: string) => Promise<Statement[]>,
): Promise<void> {
  const { id } = event.object;
  await withOptimisticRetry(async () => {
    const { seen, revision } = await findRevision(deps.db, { eventId: event.id, scope: id });
    if (seen) return;
    const written = await read(id);
    const statements = [
      ...requireRevision({ scope: id, revision }),
      noteEvent(deps.db, { ...event, now: deps.now() }),
      ...written,
    ];
    await commit({ deps }, { statements });
  });
}
