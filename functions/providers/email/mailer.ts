export interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same key never sends twice. */
  idempotencyKey: string;
}

export interface Mailer {
  /** The provider's id of the mail. Throws MailRefused when it will never be accepted, anything else for another try. */
  send(mail: OutgoingMail): Promise<string>;
}

export class MailRefused extends Error {
  override name = "MailRefused";
}
