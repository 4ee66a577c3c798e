import type { Account } from "./account.ts";
import { balanceEndpoints } from "./balance.ts";
import { chargeEndpoints } from "./charges.ts";
import { checkoutSessionEndpoints } from "./checkout-sessions.ts";
import { couponEndpoints } from "./coupons.ts";
import { customerEndpoints } from "./customers.ts";
import { disputeEndpoints } from "./disputes.ts";
import type { Endpoint } from "./endpoint.ts";
import { eventEndpoints } from "./events.ts";
import { invoiceEndpoints } from "./invoices.ts";
import { paymentIntentEndpoints } from "./payment-intents.ts";
import { paymentMethodEndpoints } from "./payment-methods.ts";
import { portalEndpoints } from "./portal.ts";
import { portalConfigurationEndpoints } from "./portal-configurations.ts";
import { priceEndpoints } from "./prices.ts";
import { productEndpoints } from "./products.ts";
import { promotionCodeEndpoints } from "./promotion-codes.ts";
import { refundEndpoints } from "./refunds.ts";
import { scheduleEndpoints } from "./schedules.ts";
import { subscriptionEndpoints } from "./subscriptions.ts";
import { testClockEndpoints } from "./test-clocks.ts";
import { webhookEndpointEndpoints } from "./webhook-endpoints.ts";

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
