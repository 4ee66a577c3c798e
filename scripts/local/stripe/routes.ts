import { coupon } from "./catalog/coupons.ts";
import { price } from "./catalog/prices.ts";
import { product } from "./catalog/products.ts";
import { promotionCode } from "./catalog/promotion-codes.ts";
import { checkoutSession } from "./checkout/checkout-sessions.ts";
import type { Route } from "./core/route.ts";
import { event } from "./events/events.ts";
import { invoice, invoicePayment } from "./invoices/invoices.ts";
import { charge } from "./payments/charges.ts";
import { customer } from "./payments/customers.ts";
import { dispute } from "./payments/disputes.ts";
import { paymentIntent } from "./payments/payment-intents.ts";
import { refund } from "./payments/refunds.ts";
import { portalConfiguration } from "./portal/portal-configurations.ts";
import { portalSession } from "./portal/portal-sessions.ts";
import { previewRoutes } from "./subscriptions/preview-change.ts";
import { schedule } from "./subscriptions/schedules.ts";
import { subscription } from "./subscriptions/subscriptions.ts";

/** Everything of Stripe's API that is offered here, by method and path: what the product, its scripts and tests call. */
export const ROUTES: Record<string, Route> = {
  ...charge.routes,
  ...checkoutSession.routes,
  ...coupon.routes,
  ...customer.routes,
  ...dispute.routes,
  ...event.routes,
  ...invoice.routes,
  ...invoicePayment.routes,
  ...paymentIntent.routes,
  ...portalConfiguration.routes,
  ...portalSession.routes,
  ...previewRoutes,
  ...price.routes,
  ...product.routes,
  ...promotionCode.routes,
  ...refund.routes,
  ...schedule.routes,
  ...subscription.routes,
};
