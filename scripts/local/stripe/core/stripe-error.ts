/** What an error answer of Stripe may carry beside its message. */
export interface ErrorDetails {
  type?: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  code?: string;
  param?: string;
  decline_code?: string;
}

/** A refusal in Stripe's shape: `{ error: { type, code, param, message, … } }`. */
export class StripeApiError extends Error {
  readonly status: 400 | 401 | 402 | 404 | 500 | 501;
  readonly details: ErrorDetails;

  constructor(status: StripeApiError["status"], message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
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

export function refuse(message: string, details: ErrorDetails = {}): never {
  throw new StripeApiError(400, message, details);
}

/** `No such customer: 'cus_…'`: 404 where the address names it, 400 where a parameter does. */
export function noSuch(what: string, id: string, param = "id"): never {
  const words = what.replace(/^.*\./, "").replaceAll("_", " ");
  throw new StripeApiError(param === "id" ? 404 : 400, `No such ${words}: '${id}'`, {
    code: "resource_missing",
    param,
  });
}
