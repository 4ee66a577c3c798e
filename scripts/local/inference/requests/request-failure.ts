/** One item of fal's `detail` list (docs.fal.ai/errors). */
export interface FailureDetail {
  loc: (string | number)[];
  msg: string;
  type: string;
  ctx?: Record<string, unknown>;
}

/**
 * Ends a request with a status and body as the vendor words them: a list of `detail` items when the
 * input is at fault (422), a sentence and an `error_type` when the platform is.
 */
export class RequestFailure extends Error {
  readonly status: number;
  readonly body: { detail: FailureDetail[] | string; error_type?: string };

  constructor(status: number, body: RequestFailure["body"]) {
    super(typeof body.detail === "string" ? body.detail : (body.detail[0]?.msg ?? `status ${status}`));
    this.status = status;
    this.body = body;
  }

  /** What the status and the webhook call this failure. */
  get errorType(): string {
    if (this.body.error_type) return this.body.error_type;
    return (Array.isArray(this.body.detail) && this.body.detail[0]?.type) || "internal_error";
  }
}

/** The input is at fault: 422 with these items. */
export function refuse(...detail: FailureDetail[]): RequestFailure {
  return new RequestFailure(422, { detail });
}
