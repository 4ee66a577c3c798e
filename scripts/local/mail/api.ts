import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { type Mail, readMail } from "./mail.ts";
import { ResendError } from "./resend-error.ts";
import type { MailStore, StoredMail } from "./store.ts";

const MOST_IN_A_BATCH = 100;
const PAGE_SIZE = 20;

/** Resend's `/emails`. Source: Resend's OpenAPI description and its documentation of idempotency keys and errors. */
export function createResendApi(input: {
  store: MailStore;
  apiKey: string;
  /** Called with what was just stored. */
  onSent: (mails: StoredMail[]) => void;
}): Hono {
  const { store } = input;
  const app = new Hono();

  app.use(async (context, next) => {
    const [, key] = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "") ?? [];
    if (!key) {
      throw new ResendError(401, "missing_api_key", "Missing API key in the authorization header.");
    }
    if (key !== input.apiKey) throw new ResendError(403, "invalid_api_key", "API key is invalid.");
    return next();
  });

  /** Stores mails once per idempotency key; answers their ids. */
  function send(context: Context, body: unknown, mails: Mail[]): string[] {
    const key = context.req.header("idempotency-key");
    if (key !== undefined && (key.length < 1 || key.length > 256)) {
      throw new ResendError(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
    }
    const payload = createHash("sha256").update(JSON.stringify(body)).digest("hex");
    const sent = key === undefined ? undefined : store.sentUnder(key);
    if (sent && sent.payload !== payload) {
      throw new ResendError(
        409,
        "invalid_idempotent_request",
        "Same idempotency key used with a different request payload.",
      );
    }
    if (sent) return sent.ids;
    const stored = store.atomically(() => {
      const added = store.add(mails, key === undefined ? undefined : { key, payload });
      input.onSent(added);
      return added;
    });
    return stored.map(({ id }) => id);
  }

  app.post("/", async (context) => {
    const body = await readJson(context);
    const [id] = send(context, body, [readMail(body)]);
    return context.json({ id });
  });

  app.post("/batch", async (context) => {
    const body = await readJson(context);
    if (!Array.isArray(body) || body.length === 0 || body.length > MOST_IN_A_BATCH) {
      const rule = `The request body must be an array of 1 to ${MOST_IN_A_BATCH} emails.`;
      throw new ResendError(422, "validation_error", rule);
    }
    const permissive = context.req.header("x-batch-validation") === "permissive";
    const errors: { index: number; message: string }[] = [];
    const mails = body.flatMap((part: unknown, index) => {
      try {
        return [readMail(part)];
      } catch (error) {
        if (!(error instanceof ResendError) || !permissive) throw error;
        errors.push({ index, message: error.message });
        return [];
      }
    });
    const data = send(context, body, mails).map((id) => ({ id }));
    return context.json(permissive ? { data, errors } : { data });
  });

  app.get("/", (context) => {
    const limit = Math.min(Math.max(1, Number(context.req.query("limit") ?? PAGE_SIZE) || PAGE_SIZE), 100);
    const found = store.list({ after: context.req.query("after"), limit: limit + 1 });
    const data = found.slice(0, limit).map((mail) => wireMail(store, mail));
    return context.json({ object: "list", has_more: found.length > limit, data });
  });

  app.get("/:id", (context) => {
    const mail = store.find(context.req.param("id"));
    if (!mail) throw new ResendError(404, "not_found", "Email not found");
    const { html, text } = mail;
    return context.json({ ...wireMail(store, mail), html, text, tags: mail.tags });
  });

  app.all("*", (context) => {
    throw new ResendError(
      404,
      "not_found",
      `The local mailbox does not offer ${context.req.method} ${context.req.path}.`,
    );
  });
  app.onError(answerError);
  return app;
}

/** Resend's shape for whatever went wrong. */
export function answerError(error: Error, context: Context) {
  if (error instanceof ResendError) return context.json(error.toJSON(), error.statusCode);
  console.error(error);
  return context.json({ statusCode: 500, name: "internal_server_error", message: error.message }, 500);
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    throw new ResendError(400, "validation_error", "The request body is not valid JSON.");
  }
}

function wireMail(store: MailStore, mail: StoredMail) {
  const { id, to, from, subject, cc, bcc, replyTo, createdAt } = mail;
  return {
    object: "email",
    id,
    to,
    from,
    created_at: createdAt,
    subject,
    cc,
    bcc,
    reply_to: replyTo,
    // mails of an earlier version have no events
    last_event: (store.events.last(id) ?? "email.delivered").replace(/^email\./, ""),
    scheduled_at: null,
  };
}
