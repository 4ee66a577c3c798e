/** What an error answer of Stripe may carry beside its message. */
export interface FailureDetails {
  type?: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  code?: string;
  param?: string;
  decline_code?: string;
  /** Objects Stripe hands back with a declined payment. */
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
}

/**
 * A refusal in Stripe's shape: `{ error: { type, code, param, message, … } }`.
 * `keep` leaves what was written until then standing: a declined charge has happened.
 */
export class StripeFailure extends Error {
  readonly status: 400 | 401 | 402 | 404 | 409 | 500;
  readonly details: FailureDetails;
  readonly keep: boolean;

  constructor(status: StripeFailure["status"], message: string, details: FailureDetails = {}, keep = false) {
    super(message);
    this.status = status;
    this.details = details;
    this.keep = keep;
  }

  toJSON(requestId: string) {
    const { code } = this.details;
    return {
      error: {
        type: "invalid_request_error",
        message: this.message,
        ...this.details,
        ...(code ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` } : {}),
        request_id: requestId,
      },
    };
  }
}

export function refuse(message: string, details: FailureDetails = {}): never {
  throw new StripeFailure(400, message, details);
}

/** `No such customer: 'cus_…'`: 404 where the address names it, 400 where a parameter does. */
export function noSuch(what: string, id: string, param = "id"): never {
  const words = what.replace(/^.*\./, "").replaceAll("_", " ");
  throw new StripeFailure(param === "id" ? 404 : 400, `No such ${words}: '${id}'`, {
    code: "resource_missing",
    param,
  });
}
