import { Resend } from "resend";
import { type Mailer, MailRefused } from "./mailer.ts";

export function createResend(config: { url: string; key: string }): Mailer {
  const resend = new Resend(config.key, { baseUrl: config.url });
  return {
    async send({ idempotencyKey, ...mail }) {
      const { data, error } = await resend.emails.send(mail, { idempotencyKey });
      if (data) return data.id;
      const status = error.statusCode ?? 500;
      if (
        status >= 400 &&
        status < 500 &&
        status !== 429 &&
        status !== 409 &&
        status !== 401 &&
        status !== 403
      ) {
        throw new MailRefused(error.message);
      }
      throw new Error(`the mail provider answered ${error.name}`);
    },
  };
}
