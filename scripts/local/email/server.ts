import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { type LocalServer, listen, routesOf } from "../server/local-server.ts";
import { realTime, type TimeSource } from "../server/time-source.ts";
import { ResendError, readEmail } from "./email.ts";
import { fateOf, recordEvent } from "./email-events.ts";
import type { EventType } from "./event-table.ts";
import { emailPage, inboxPage, readAction } from "./pages.ts";
import { openEmailStore, type StoredEmail } from "./store.ts";
import { type EmailWebhook, startEmailWebhooks } from "./webhooks.ts";

export interface EmailOptions {
  /** Folder of the mailbox; made if it is missing. */
  dataDir: string;
  apiKey: string;
  port?: number;
  /** Where to post what becomes of emails; without it that is only written down. */
  webhook?: EmailWebhook;
  /** Multiplies the waits between webhook attempts; 1 is Resend's own pace. */
  webhookRetryScale?: number;
  time?: TimeSource;
}

export interface EmailServer extends LocalServer {
  /** From now on posts what becomes of emails there, or nowhere. */
  sendEventsTo(webhook: EmailWebhook | null): void;
  /** What it offers. */
  routes: string[];
}

// An email may style itself and show pictures from this machine; it runs nothing, asks nobody else for anything,
// and its links open in a new tab.
const EMAIL_POLICY = [
  "sandbox allow-popups allow-popups-to-escape-sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data: http://127.0.0.1:* http://localhost:*",
].join("; ");

/**
 * What the product calls of Resend, on this machine: takes emails over its API, keeps them, sends them nowhere, and tells by
 * signed webhooks what became of it. `/` is a page to read them in; `/inbox?to=address` gives
 * `[{ id, from, to, subject, text, html, createdAt }]`, newest first.
 */
export async function startEmail(options: EmailOptions): Promise<EmailServer> {
  const { dataDir, apiKey, port, time = realTime, webhookRetryScale = 1 } = options;
  const store = openEmailStore(dataDir, time);
  const webhooks = startEmailWebhooks({ store, time, retryScale: webhookRetryScale });
  const app = new Hono();

  function recordEvents(email: StoredEmail, types: EventType[]): void {
    for (const type of types) recordEvent(store, { email, type, at: time.now(), owed: webhooks.wanted() });
    // after the batch this is part of is written
    setImmediate(webhooks.sendDue);
  }

  /** Keeps an email, once per idempotency key, and answers its id. */
  const send = (body: unknown, key: string | undefined) =>
    store.atomically(() => {
      const payload = createHash("sha256").update(JSON.stringify(body)).digest("hex");
      const sent = key === undefined ? undefined : store.sentUnder(key);
      if (sent && sent.payload !== payload) {
        const message = "Same idempotency key used with a different request payload.";
        throw new ResendError(409, "invalid_idempotent_request", message);
      }
      if (sent) return sent.emailId;
      const email = store.add(readEmail(body));
      if (key !== undefined) store.remember({ key, payload, emailId: email.id });
      recordEvents(email, fateOf(email));
      return email.id;
    });

  app.use("/emails/*", async (context, next) => {
    if (context.req.header("authorization") === `Bearer ${apiKey}`) return next();
    throw new ResendError(403, "invalid_api_key", "API key is invalid.");
  });
  app.post("/emails", async (context) => {
    const body: unknown = await context.req.json().catch(() => null);
    return context.json({ id: send(body, context.req.header("idempotency-key")) });
  });
  app.get("/emails/:id", (context) => {
    const { id, from, to, subject, html, text, createdAt } = find(context);
    return context.json({ object: "email", id, from, to, subject, html, text, created_at: createdAt });
  });

  app.get("/inbox", (context) =>
    context.json(
      store.list(context.req.query("to") ?? "").map(({ id, from, to, subject, text, html, createdAt }) => ({
        id,
        from,
        to,
        subject,
        text,
        html,
        createdAt,
      })),
    ),
  );
  app.get("/", (context) => {
    const to = context.req.query("to") ?? "";
    return context.html(inboxPage(store.list(to), { to, count: store.count() }));
  });
  app.get("/mails/:id", (context) => {
    const email = find(context);
    return context.html(emailPage(email, store.events.list(email.id)));
  });
  app.post("/mails/:id/events", async (context) => {
    const email = find(context);
    const type = readAction((await context.req.parseBody()).type);
    // a page elsewhere may not press these buttons
    const own = context.req.header("origin") === new URL(context.req.url).origin;
    if (!type || !own) return context.text("This cannot be done.", 400);
    recordEvents(email, [type]);
    return context.redirect(`/mails/${email.id}`, 303);
  });
  app.get("/mails/:id/html", (context) => {
    const { html } = find(context);
    context.header("Content-Security-Policy", EMAIL_POLICY);
    return context.html(`<base target="_blank">${html}`);
  });

  function find(context: Context): StoredEmail {
    const email = store.find(context.req.param("id") ?? "");
    if (!email) throw new ResendError(404, "not_found", "Email not found");
    return email;
  }
  app.notFound(({ req }) => {
    throw new ResendError(501, "not_offered", `The local mailbox does not offer ${req.method} ${req.path}.`);
  });
  app.onError((error, context) => {
    if (!(error instanceof ResendError)) throw error;
    const { statusCode, name, message } = error;
    return context.json({ statusCode, name, message }, statusCode);
  });

  const server = await listen("email", app.fetch, port).catch((error: unknown) => {
    store.close();
    throw error;
  });
  webhooks.send(options.webhook ?? null);
  return {
    ...server,
    sendEventsTo: webhooks.send,
    routes: routesOf(app),
    close: async () => {
      webhooks.close();
      await server.close();
      store.close();
    },
  };
}
