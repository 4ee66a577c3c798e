import { findPayments } from "#db/queries/billing/billing.ts";
import type { InvoiceView } from "#schema/billing/billing.ts";
import { CREDIT_PACKS, packPriceKey } from "#schema/billing/plans.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { readAs } from "../../read-as.ts";
import { mapPaymentErrors } from "../map-payment-errors.ts";

/** As many payments as invoices are asked for. */
const MAX_INVOICES = 24;

/** Everything paid or to be paid, newest first: a plan's invoices, and the receipts of packs, which have none. */
export async function listInvoices({ ctx }: { ctx: ActorCtx }): Promise<InvoiceView[]> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  await countUse(ctx, [["billingReadByAccount", userId]]);
  const [{ customerId, payments }] = await readAs(
    ctx,
    findPayments(deps.db, { userId, limit: MAX_INVOICES }),
  );
  if (!customerId) return [];
  const invoices = await mapPaymentErrors(deps.log, deps.payments.listInvoices(customerId));
  const refunded = new Map(payments.map((payment) => [payment.id, payment.refundedCents]));
  const packs = payments.filter((payment) => payment.reason === "PURCHASE");
  return [
    ...invoices.map((invoice) => ({ ...invoice, refundedCents: refunded.get(invoice.id) ?? 0 })),
    ...packs.map((payment) => ({
      id: payment.id,
      date: payment.createdAt,
      cents: payment.paidCents,
      refundedCents: payment.refundedCents,
      currency: payment.currency,
      status: "paid",
      what: packName(payment.metadata.key),
      url: payment.receiptUrl,
      pdf: null,
    })),
  ].toSorted((a, b) => b.date.getTime() - a.date.getTime());
}

function packName(key: string | undefined): string {
  return CREDIT_PACKS.find((pack) => packPriceKey(pack.id) === key)?.name ?? "Credits";
}
