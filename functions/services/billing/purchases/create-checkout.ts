import type * as z from "zod";
import { findBilling } from "#db/queries/billing/billing.ts";
import {
  type checkoutInput,
  PRICING_PATH,
  priceKeyOf,
  purchasePath,
  takesPromotionCodes,
} from "#schema/billing/billing.ts";
import { AppError } from "../../app-error.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { readAs } from "../../read-as.ts";
import { mapPaymentErrors } from "../map-payment-errors.ts";
import { ensureCustomer } from "./ensure-customer.ts";

/**
 * The address of a page to pay at. Grants nothing: that happens when the payment is reported. The same request key again
 * gives the same page. A plan's page takes the place of any other that is still open, so that nobody buys two.
 */
export async function createCheckout({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof checkoutInput>;
}): Promise<{ url: string }> {
  const { deps, actor } = ctx;
  const { requestKey, item } = input;
  await countUse(ctx, [["checkoutByAccount", actor.userId]]);
  const [person] = await readAs(ctx, findBilling(deps.db, actor.userId));
  if (item.kind === "plan" && person.subscription) throw new AppError("ALREADY_SUBSCRIBED");

  const buy = async () => {
    const customerId = await ensureCustomer(ctx, person);
    const page = await deps.payments.createCheckout({
      customerId,
      userId: actor.userId,
      priceKey: priceKeyOf(item),
      mode: item.kind === "plan" ? "subscription" : "payment",
      checkoutId: requestKey,
      promotionCodes: takesPromotionCodes(item),
      successUrl: `${deps.config.APP_URL}${purchasePath(requestKey)}`,
      cancelUrl: `${deps.config.APP_URL}${PRICING_PATH}?checkout=left`,
    });
    // only afterwards: of two that are made at once, the later one sees both
    if (item.kind === "plan") await deps.payments.closeOlderCheckouts({ customerId });
    return page;
  };
  return mapPaymentErrors(deps.log, buy());
}
