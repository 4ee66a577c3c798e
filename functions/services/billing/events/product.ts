import { findRevision, noteEvent, requireRevision } from "#db/queries/settlement.ts";
import { mirrorProduct, retireProduct } from "#db/queries/stripe-mirror.ts";
import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { commit } from "../../commit.ts";
import { withOptimisticRetry } from "../with-optimistic-retry.ts";

/** product.created, updated, deleted. */
export async function onProduct(deps: Deps, event: PaymentEvent): Promise<void> {
  const { id } = event.object;
  await withOptimisticRetry(async () => {
    const { seen, revision } = await findRevision(deps.db, { eventId: event.id, scope: id });
    if (seen) return;
    const product = await deps.payments.product(id);
    const statements = [
      ...requireRevision({ scope: id, revision }),
      noteEvent(deps.db, { ...event, now: deps.now() }),
      product ? mirrorProduct(deps.db, product, true) : retireProduct(id),
    ];
    await commit({ deps }, { statements });
  });
}
