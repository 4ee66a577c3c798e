export interface OutgoingEmail {
  from: string;
  to: string;
  /** Where an answer goes. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Comes back with every report about the email. */
  emailId: string;
  /** The same key never sends twice. */
  idempotencyKey: string;
}

/** A report about an email, its signature checked. */
export interface EmailWebhook {
  /** The same for every delivery of it. */
  id: string;
  payload: unknown;
}

export interface Mailer {
  /** The provider's id of the email. Throws EmailRefused when it will never be accepted, anything else for another try. */
  send(email: OutgoingEmail): Promise<string>;
  /** Null unless it is signed by the provider, and lately. */
  readWebhook(webhook: { headers: Headers; rawBody: string }): EmailWebhook | null;
}

export class EmailRefused extends Error {
  override name = "EmailRefused";
}
