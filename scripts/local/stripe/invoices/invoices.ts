import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, PAGING, paged, retrieving } from "../core/endpoint.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { flag, text } from "../core/param-types.ts";
import { refuse, StripeFailure } from "../core/stripe-error.ts";
import { paymentMethodOf } from "../payments/payment-method-factory.ts";
import { collectInvoice, intentOf } from "./collect-invoice.ts";
import { finalizeInvoice } from "./finalize-invoice.ts";
import { previewEndpoint } from "./preview-invoice.ts";
import { voidInvoice } from "./void-invoice.ts";

const PATH = "/v1/invoices";

/** Source: Stripe's API reference, "Invoices". They come from subscriptions and checkouts, not from here. */
export function invoiceEndpoints(account: Account): Endpoint[] {
  function onItsClock(id: string): Kinds["invoice"] {
    const invoice = account.get("invoice", id);
    account.keepTimeOf(idOf(invoice.customer) ?? "");
    return invoice;
  }

  return [
    previewEndpoint(account),
    retrieving(account, PATH, "invoice"),
    endpoint("GET", `${PATH}/:id/lines`, PAGING, (params, id) =>
      paged(account.get("invoice", id).lines.data, `${PATH}/${id}/lines`, params),
    ),
    endpoint(
      "POST",
      `${PATH}/:id/pay`,
      { off_session: flag.optional(), payment_method: text.optional() },
      (asked, id) => {
        const invoice = onItsClock(id);
        if (invoice.status === "draft") finalizeInvoice(account, invoice);
        if (invoice.status === "paid") refuse("Invoice is already paid", { code: "invoice_already_paid" });
        if (invoice.status !== "open") refuse(`This invoice is ${invoice.status} and can no longer be paid.`);
        const method = asked.payment_method
          ? paymentMethodOf(account, asked.payment_method, "payment_method")
          : undefined;
        const outcome = collectInvoice(account, invoice, { method, offSession: asked.off_session ?? true });
        if (outcome === "failed" || outcome === "requires_action") declined(account, id, outcome);
        return account.get("invoice", id);
      },
    ),
    endpoint("POST", `${PATH}/:id/finalize`, { auto_advance: flag.optional() }, (_, id) => {
      const invoice = onItsClock(id);
      if (invoice.status !== "draft") {
        refuse("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
          code: "invoice_not_editable",
        });
      }
      finalizeInvoice(account, invoice);
      return invoice;
    }),
    endpoint("POST", `${PATH}/:id/void`, {}, (_, id) => {
      const invoice = onItsClock(id);
      if (invoice.status !== "open")
        refuse(`You can only void open invoices; this one is ${invoice.status}.`);
      voidInvoice(account, invoice);
      return invoice;
    }),
    listing(
      account,
      PATH,
      "invoice",
      {
        customer: text.optional(),
        status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
        subscription: text.optional(),
      },
      ({ customer, status, subscription }) => ({
        customer,
        status,
        "parent.subscription_details.subscription": subscription,
      }),
    ),
    retrieving(account, "/v1/invoice_payments", "invoice_payment"),
    listing(
      account,
      "/v1/invoice_payments",
      "invoice_payment",
      {
        invoice: text.optional(),
        payment: z
          .strictObject({ type: z.literal("payment_intent"), payment_intent: text.optional() })
          .optional(),
        status: z.enum(["canceled", "open", "paid"]).optional(),
      },
      ({ invoice, payment, status }) => ({
        invoice,
        status,
        "payment.payment_intent": payment?.payment_intent,
      }),
    ),
  ];
}

/** The card's answer, with everything that was written down about it. */
function declined(account: Account, invoice: string, outcome: "failed" | "requires_action"): never {
  const intent = intentOf(account, invoice);
  const error = intent?.last_payment_error;
  if (outcome === "requires_action") {
    const message =
      "This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.";
    throw new StripeFailure(
      402,
      message,
      { type: "card_error", code: "invoice_payment_intent_requires_action", payment_intent: intent },
      true,
    );
  }
  if (!intent || !error) {
    const message = "Cannot charge a customer that has no active card";
    throw new StripeFailure(402, message, { type: "card_error", code: "missing" }, true);
  }
  throw new StripeFailure(
    402,
    error.message ?? "Your card was declined.",
    {
      type: "card_error",
      code: error.code,
      decline_code: error.decline_code,
      charge: error.charge,
      payment_intent: intent,
    },
    true,
  );
}
