import { couponEndpoints } from "../catalog/coupons.ts";
import { priceEndpoints } from "../catalog/prices.ts";
import { productEndpoints } from "../catalog/products.ts";
import { promotionCodeEndpoints } from "../catalog/promotion-codes.ts";
import { checkoutSessionEndpoints } from "../checkout/checkout-sessions.ts";
import { testClockEndpoints } from "../controls/test-clocks.ts";
import { eventEndpoints } from "../events/events.ts";
import { webhookEndpointEndpoints } from "../events/webhook-endpoints.ts";
import { invoiceEndpoints } from "../invoices/invoices.ts";
import { balanceEndpoints } from "../payments/balance.ts";
import { chargeEndpoints } from "../payments/charges.ts";
import { customerEndpoints } from "../payments/customers.ts";
import { disputeEndpoints } from "../payments/disputes.ts";
import { paymentIntentEndpoints } from "../payments/payment-intents.ts";
import { paymentMethodEndpoints } from "../payments/payment-methods.ts";
import { refundEndpoints } from "../payments/refunds.ts";
import { portalConfigurationEndpoints } from "../portal/portal-configurations.ts";
import { portalEndpoints } from "../portal/portal-sessions.ts";
import { scheduleEndpoints } from "../subscriptions/schedules.ts";
import { subscriptionEndpoints } from "../subscriptions/subscriptions.ts";
import type { Account } from "./account.ts";
import type { Endpoint } from "./endpoint.ts";

/** Everything of the API that is spoken here. */
export const allEndpoints = (account: Account): Endpoint[] =>
  [
    balanceEndpoints,
    chargeEndpoints,
    checkoutSessionEndpoints,
    couponEndpoints,
    customerEndpoints,
    disputeEndpoints,
    eventEndpoints,
    invoiceEndpoints,
    paymentIntentEndpoints,
    paymentMethodEndpoints,
    portalConfigurationEndpoints,
    portalEndpoints,
    priceEndpoints,
    productEndpoints,
    promotionCodeEndpoints,
    refundEndpoints,
    scheduleEndpoints,
    subscriptionEndpoints,
    testClockEndpoints,
    webhookEndpointEndpoints,
  ].flatMap((endpointsOf) => endpointsOf(account));
