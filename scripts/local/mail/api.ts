import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { readMail } from "./mail.ts";
import { ResendError } from "./resend-error.ts";
import type { MailStore, StoredMail } from "./store.ts";

/** Resend's `/emails`. Source: Resend's OpenAPI description and its documentation of idempotency keys and errors. */
export function createResendApi(store: MailStore, apiKey: string): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    const [, key] = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "") ?? [];
    if (!key) {
      throw new ResendError(401, "missing_api_key", "Missing API key in the authorization header.");
    }
    if (key !== apiKey) throw new ResendError(403, "invalid_api_key", "API key is invalid.");
    return next();
  });

  app.post("/", async (context) => {
    const body = await readJson(context);
    const mail = readMail(body);
    const key = context.req.header("idempotency-key");
    if (key === undefined) return context.json({ id: store.add(mail) });
    if (key.length < 1 || key.length > 256) {
      throw new ResendError(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
    }
    const payload = createHash("sha256").update(JSON.stringify(body)).digest("hex");
    const sent = store.sentUnder(key);
    if (sent && sent.payload !== payload) {
      throw new ResendError(
        409,
        "invalid_idempotent_request",
        "Same idempotency key used with a different request payload.",
      );
    }
    return context.json({ id: sent?.mailId ?? store.add(mail, { key, payload }) });
  });

  app.get("/:id", (context) => {
    const mail = store.find(context.req.param("id"));
    if (!mail) throw new ResendError(404, "not_found", "Email not found");
    return context.json(wireMail(mail));
  });

  app.onError((error, context) => {
    if (error instanceof ResendError) return context.json(error.toJSON(), error.statusCode);
    console.error(error);
    return context.json({ statusCode: 500, name: "internal_server_error", message: error.message }, 500);
  });
  return app;
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    throw new ResendError(400, "validation_error", "The request body is not valid JSON.");
  }
}

function wireMail(mail: StoredMail) {
  const { id, to, from, subject, html, text, cc, bcc, replyTo, tags, createdAt } = mail;
  return {
    object: "email",
    id,
    to,
    from,
    created_at: createdAt,
    subject,
    html,
    text,
    cc,
    bcc,
    reply_to: replyTo,
    last_event: "delivered",
    scheduled_at: null,
    tags,
  };
}
