/** Why a bank says no, as Stripe words it. Source: Stripe's documentation, "Decline codes" and "Testing". */
export interface Decline {
  code: "card_declined" | "expired_card" | "authentication_required";
  decline_code: string;
  message: string;
}

export interface TestCard {
  /** What Stripe's API calls it. */
  token: string;
  number: string;
  label: string;
  brand: "visa" | "mastercard";
  /** What happens to a payment. */
  decline?: Decline;
  /** Declined already when one wants to save it. */
  declinesSaving?: boolean;
  /** Asks its holder: at every payment, or only when it is saved. */
  challenge?: "always" | "first";
}

const card = (name: string, number: string, label: string, behaviour: Partial<TestCard> = {}): TestCard => ({
  token: `pm_card_${name}`,
  number,
  label,
  brand: "visa",
  ...behaviour,
});

const declines = (decline_code: string, message: string, code: Decline["code"] = "card_declined") => ({
  decline: { code, decline_code, message },
});
const GENERIC = declines("generic_decline", "Your card was declined.");
const NO_FUNDS = declines("insufficient_funds", "Your card has insufficient funds.");
const EXPIRED = declines("expired_card", "Your card has expired.", "expired_card");

/** The ways a payment can go. Source: Stripe's documentation, "Test card numbers". */
export const TEST_CARDS: readonly TestCard[] = [
  card("visa", "4242424242424242", "Pays"),
  card("mastercard", "5555555555554444", "Pays (another card)", { brand: "mastercard" }),
  card("visa_chargeDeclined", "4000000000000002", "Declined", { ...GENERIC, declinesSaving: true }),
  card("visa_chargeDeclinedInsufficientFunds", "4000000000009995", "Not enough money", {
    ...NO_FUNDS,
    declinesSaving: true,
  }),
  card("chargeDeclinedExpiredCard", "4000000000000069", "Expired", { ...EXPIRED, declinesSaving: true }),
  card("threeDSecure2Required", "4000000000003220", "Asks its holder to confirm (3-D Secure)", {
    challenge: "first",
  }),
  card("authenticationRequired", "4000002760003184", "Asks its holder at every payment (3-D Secure)", {
    challenge: "always",
  }),
  card("chargeCustomerFail", "4000000000000341", "Can be saved, then every payment fails", GENERIC),
];

export const findTestCard = (token: string) => TEST_CARDS.find((each) => each.token === token);
