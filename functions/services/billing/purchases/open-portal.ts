import { findBilling } from "#db/queries/billing/billing.ts";
import { BILLING_PATH } from "#schema/billing/billing.ts";
import { AppError } from "../../app-error.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { readAs } from "../../read-as.ts";
import { mapPaymentErrors } from "../map-payment-errors.ts";
import { ensureCustomer } from "./ensure-customer.ts";

/** The address of the provider's own pages: cards, address, invoices. */
export async function openPortal({ ctx }: { ctx: ActorCtx }): Promise<{ url: string }> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["checkoutByAccount", actor.userId]]);
  const [person] = await readAs(ctx, findBilling(deps.db, actor.userId));
  if (!person.customerId) throw new AppError("NO_CUSTOMER");
  const returnUrl = `${deps.config.APP_URL}${BILLING_PATH}`;
  const open = async () =>
    deps.payments.createPortal({ customerId: await ensureCustomer(ctx, person), returnUrl });
  return mapPaymentErrors(deps.log, open());
}
