export interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Comes back with every report about the mail. */
  emailId: string;
  /** The same key never sends twice. */
  idempotencyKey: string;
}

/** A report about a mail, its signature checked. */
export interface MailWebhook {
  /** The same for every delivery of it. */
  id: string;
  payload: unknown;
}

export interface Mailer {
  /** The provider's id of the mail. Throws MailRefused when it will never be accepted, anything else for another try. */
  send(mail: OutgoingMail): Promise<string>;
  /** Null unless it is signed by the provider, and lately. */
  readWebhook(webhook: { headers: Headers; rawBody: string }): MailWebhook | null;
}

export class MailRefused extends Error {
  override name = "MailRefused";
}
