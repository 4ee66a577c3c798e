/** Why a bank says no, as Stripe words it. Source: Stripe's documentation, "Decline codes" and "Testing". */
export interface Decline {
  code: "card_declined" | "expired_card" | "incorrect_cvc" | "processing_error" | "authentication_required";
  decline_code: string;
  message: string;
}

export interface TestCard {
  /** The id by which the API takes it; attached, it becomes a payment method of its own. */
  token: string;
  number: string;
  label: string;
  brand: "visa" | "mastercard" | null;
  /** What happens to a payment. */
  decline?: Decline;
  /** Declined already when one wants to save it. */
  declinesSaving?: boolean;
  /** Asks its holder: at every payment, or only when it is saved. */
  challenge?: "always" | "first";
  /** After a successful payment. */
  dispute?: "fraudulent" | "product_not_received";
  refund?: "fails" | "pends";
  /** Not a card: a bank debit that settles days later. */
  slow?: "succeeded" | "failed";
}

const declined = (decline_code: string, message = "Your card was declined."): Decline => ({
  code: "card_declined",
  decline_code,
  message,
});

/** The ways a payment can go. Source: Stripe's documentation, "Test card numbers". */
export const TEST_CARDS: readonly TestCard[] = [
  { token: "pm_card_visa", number: "4242424242424242", label: "Pays", brand: "visa" },
  {
    token: "pm_card_mastercard",
    number: "5555555555554444",
    label: "Pays (another card)",
    brand: "mastercard",
  },
  {
    token: "pm_card_visa_chargeDeclined",
    number: "4000000000000002",
    label: "Declined",
    brand: "visa",
    decline: declined("generic_decline"),
    declinesSaving: true,
  },
  {
    token: "pm_card_visa_chargeDeclinedInsufficientFunds",
    number: "4000000000009995",
    label: "Not enough money",
    brand: "visa",
    decline: declined("insufficient_funds", "Your card has insufficient funds."),
    declinesSaving: true,
  },
  {
    token: "pm_card_chargeDeclinedExpiredCard",
    number: "4000000000000069",
    label: "Expired",
    brand: "visa",
    decline: { code: "expired_card", decline_code: "expired_card", message: "Your card has expired." },
    declinesSaving: true,
  },
  {
    token: "pm_card_threeDSecure2Required",
    number: "4000000000003220",
    label: "Asks its holder to confirm (3-D Secure)",
    brand: "visa",
    challenge: "first",
  },
  {
    token: "pm_card_authenticationRequired",
    number: "4000002760003184",
    label: "Asks its holder at every payment (3-D Secure)",
    brand: "visa",
    challenge: "always",
  },
  {
    token: "pm_card_chargeCustomerFail",
    number: "4000000000000341",
    label: "Can be saved, then every payment fails",
    brand: "visa",
    decline: declined("generic_decline"),
  },
  {
    token: "pm_card_createDispute",
    number: "4000000000000259",
    label: "Pays, then disputes as fraud",
    brand: "visa",
    dispute: "fraudulent",
  },
  {
    token: "pm_card_createDisputeProductNotReceived",
    number: "4000000000002685",
    label: "Pays, then disputes as not received",
    brand: "visa",
    dispute: "product_not_received",
  },
  {
    token: "pm_card_refundFail",
    number: "4000000000005126",
    label: "Pays; refunds fail later",
    brand: "visa",
    refund: "fails",
  },
  {
    token: "pm_card_pendingRefund",
    number: "4000000000007726",
    label: "Pays; refunds take a while",
    brand: "visa",
    refund: "pends",
  },
  {
    token: "pm_usBankAccount_success",
    number: "000123456789",
    label: "Bank debit, arrives in days",
    brand: null,
    slow: "succeeded",
  },
  {
    token: "pm_usBankAccount_debitNotAuthorized",
    number: "000666666661",
    label: "Bank debit, fails in days",
    brand: null,
    slow: "failed",
  },
];

export const findTestCard = (token: string) => TEST_CARDS.find((card) => card.token === token);
