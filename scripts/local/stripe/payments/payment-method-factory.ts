import type { Account } from "../core/account.ts";
import type { Kinds } from "../core/objects.ts";
import { noSuch, StripeFailure } from "../core/stripe-error.ts";
import { findTestCard, type TestCard } from "./test-cards.ts";

const NOBODY = { address: null, email: null, name: null, phone: null, tax_id: null };

/** A payment method made from a test card, not yet anybody's. */
export function newPaymentMethod(account: Account, card: TestCard): Kinds["payment_method"] {
  const last4 = card.number.slice(-4);
  const method: Kinds["payment_method"] = {
    id: account.idFor("payment_method"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: NOBODY,
    created: account.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: card.brand === null ? "us_bank_account" : "card",
  };
  if (card.brand === null) {
    method.us_bank_account = {
      account_holder_type: "individual",
      account_type: "checking",
      bank_name: "Local test bank",
      financial_connections_account: null,
      fingerprint: `local${last4}`,
      last4,
      networks: { preferred: "ach", supported: ["ach"] },
      routing_number: "110000000",
      status_details: {},
    };
  } else {
    method.card = {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      display_brand: card.brand,
      exp_month: 12,
      exp_year: new Date(account.now() * 1000).getUTCFullYear() + 4,
      fingerprint: `local${last4}`,
      funding: "credit",
      generated_from: null,
      last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    };
  }
  return account.add(method, undefined, { card: card.token });
}

/** How the payment method behaves. */
export function cardOf(account: Account, method: string): TestCard {
  const token = account.internal(method).card ?? "";
  return findTestCard(token) ?? noSuch("payment_method", method);
}

/** An existing payment method, or a fresh one where a test card's own id is given. */
export function paymentMethodOf(account: Account, id: string, param: string): Kinds["payment_method"] {
  const card = findTestCard(id);
  return card ? newPaymentMethod(account, card) : account.get("payment_method", id, param);
}

/** Saves it for a customer. A card that its bank refuses outright cannot be saved. */
export function attach(
  account: Account,
  method: Kinds["payment_method"],
  customer: string,
): Kinds["payment_method"] {
  if (method.customer === customer) return method;
  const card = cardOf(account, method.id);
  if (card.declinesSaving && card.decline) {
    const { code, decline_code, message } = card.decline;
    throw new StripeFailure(402, message, { type: "card_error", code, decline_code });
  }
  return account.change(method, { customer }, "payment_method.attached");
}
