import { Resend } from "resend";
import { EmailRefused, type Mailer } from "./mailer.ts";

export function createResend(config: { url: string; key: string; webhookSecret: string }): Mailer {
  const resend = new Resend(config.key, { baseUrl: config.url });
  return {
    async send({ idempotencyKey, emailId, ...email }) {
      const { data, error } = await resend.emails.send(
        { ...email, tags: [{ name: "email", value: emailId }] },
        { idempotencyKey },
      );
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
        throw new EmailRefused(error.message);
      }
      throw new Error(`the email provider answered ${error.name}`);
    },
    readWebhook({ headers, rawBody }) {
      const given = (name: string) => headers.get(name) ?? "";
      const [id, timestamp, signature] = [given("svix-id"), given("svix-timestamp"), given("svix-signature")];
      try {
        const payload: unknown = resend.webhooks.verify({
          payload: rawBody,
          headers: { id, timestamp, signature },
          webhookSecret: config.webhookSecret,
        });
        return { id, payload };
      } catch {
        return null;
      }
    },
  };
}
