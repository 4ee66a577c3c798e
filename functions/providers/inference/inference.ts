/** Where one request lives at the provider, as it told us on submit. */
export interface ProviderRequest {
  requestId: string;
  statusUrl: string;
  responseUrl: string;
  cancelUrl: string;
}

export type RequestStatus =
  | { state: "waiting"; queuePosition: number | null }
  | { state: "running" }
  | { state: "ended" }
  /** The provider does not know this request (any more). */
  | { state: "unknown" };

export type RequestResult =
  | { ok: true; output: unknown }
  /** It ran and failed for good; `reasons` are the provider's own machine-readable details. */
  | { ok: false; reasons: ProviderReason[] };

export interface ProviderReason {
  /** What is to blame: what we sent, or the provider's own machines. */
  blames: "input" | "platform";
  type: string;
  message: string;
  context: Record<string, unknown>;
}

export interface VerifiedWebhook {
  requestId: string;
  status: "OK" | "ERROR";
}

/** What the product needs of an inference provider. Throws ProviderUnavailable where another try may help. */
export interface Inference {
  /** Throws ProviderRefused when the input will never be accepted. */
  submit(input: {
    endpoint: string;
    input: unknown;
    /** Where it reports the end; null where it cannot reach us. */
    webhookUrl: string | null;
  }): Promise<ProviderRequest>;
  /** Puts an input into the provider's own storage and answers its address there. */
  upload(input: { content: Blob; keepSeconds: number }): Promise<string>;
  status(request: Pick<ProviderRequest, "statusUrl">): Promise<RequestStatus>;
  /** Only for requests that ended. Null: the provider does not know it, or it has not ended after all. */
  result(request: Pick<ProviderRequest, "responseUrl">): Promise<RequestResult | null>;
  /** Works only before the provider starts. */
  cancel(request: ProviderRequest): Promise<"cancelled" | "started" | "unknown">;
  /** Null: not signed by the provider, not meant for us, or stale. */
  verifyWebhook(input: {
    headers: Headers;
    rawBody: Uint8Array<ArrayBuffer>;
    now: number;
  }): Promise<VerifiedWebhook | null>;
  /** The URLs of a request of which only the id is known (its submit answer was lost). */
  locate(input: { endpoint: string; requestId: string }): ProviderRequest;
  /** Opens an output; throws ProviderRefused for a host that outputs never come from. */
  download(
    url: string,
  ): Promise<{ body: ReadableStream<Uint8Array>; contentType: string; size: number | null }>;
}

export class ProviderUnavailable extends Error {
  override name = "ProviderUnavailable";
  /** For submissions: the provider said clearly that it took nothing. Otherwise nobody knows. */
  readonly surelyNotTaken: boolean;
  constructor(message: string, options: { cause?: unknown; surelyNotTaken?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.surelyNotTaken = options.surelyNotTaken ?? false;
  }
}

export class ProviderRefused extends Error {
  override name = "ProviderRefused";
  readonly reasons: ProviderReason[];
  constructor(message: string, reasons: ProviderReason[] = []) {
    super(message);
    this.reasons = reasons;
  }
}
