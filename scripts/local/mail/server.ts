import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { type LocalServer, listen, routesOf } from "../local-server.ts";
import { realTime, type TimeSource } from "../time-source.ts";
import type { EventType } from "./event-table.ts";
import { ResendError, readMail } from "./mail.ts";
import { fateOf, recordEvent } from "./mail-events.ts";
import { inboxPage, mailPage, readAction } from "./pages.ts";
import { openMailStore, type StoredMail } from "./store.ts";
import { type MailWebhook, startMailWebhooks } from "./webhooks.ts";

export interface MailOptions {
  /** Folder of the mailbox; made if it is missing. */
  dataDir: string;
  apiKey: string;
  port?: number;
  /** Where to post what becomes of mails; without it that is only written down. */
  webhook?: MailWebhook;
  /** Multiplies the waits between webhook attempts; 1 is Resend's own pace. */
  webhookRetryScale?: number;
  time?: TimeSource;
}

export interface MailServer extends LocalServer {
  /** From now on posts what becomes of mails there, or nowhere. */
  sendEventsTo(webhook: MailWebhook | null): void;
  /** What it offers. */
  routes: string[];
}

// A mail may style itself and show pictures from this machine; it runs nothing, asks nobody else for anything,
// and its links open in a new tab.
const MAIL_POLICY = [
  "sandbox allow-popups allow-popups-to-escape-sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data: http://127.0.0.1:* http://localhost:*",
].join("; ");

/**
 * What the product calls of Resend, on this machine: takes mail over its API, keeps it, sends it nowhere, and tells by
 * signed webhooks what became of it. `/` is a page to read it in; `/inbox?to=address` gives
 * `[{ id, from, to, subject, text, html, createdAt }]`, newest first.
 */
export async function startMail(options: MailOptions): Promise<MailServer> {
  const { dataDir, apiKey, port, time = realTime, webhookRetryScale = 1 } = options;
  const store = openMailStore(dataDir, time);
  const webhooks = startMailWebhooks({ store, time, retryScale: webhookRetryScale });
  const app = new Hono();

  function recordEvents(mail: StoredMail, types: EventType[]): void {
    for (const type of types) recordEvent(store, { mail, type, at: time.now(), owed: webhooks.wanted() });
    // after the batch this is part of is written
    setImmediate(webhooks.sendDue);
  }

  /** Keeps a mail, once per idempotency key, and answers its id. */
  const send = (body: unknown, key: string | undefined) =>
    store.atomically(() => {
      const payload = createHash("sha256").update(JSON.stringify(body)).digest("hex");
      const sent = key === undefined ? undefined : store.sentUnder(key);
      if (sent && sent.payload !== payload) {
        const message = "Same idempotency key used with a different request payload.";
        throw new ResendError(409, "invalid_idempotent_request", message);
      }
      if (sent) return sent.mailId;
      const mail = store.add(readMail(body));
      if (key !== undefined) store.remember({ key, payload, mailId: mail.id });
      recordEvents(mail, fateOf(mail));
      return mail.id;
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
        ...{ id, from, to, subject, text, html, createdAt },
      })),
    ),
  );
  app.get("/", (context) => {
    const to = context.req.query("to") ?? "";
    return context.html(inboxPage(store.list(to), { to, count: store.count() }));
  });
  app.get("/mails/:id", (context) => {
    const mail = find(context);
    return context.html(mailPage(mail, store.events.list(mail.id)));
  });
  app.post("/mails/:id/events", async (context) => {
    const mail = find(context);
    const type = readAction((await context.req.parseBody()).type);
    // a page elsewhere may not press these buttons
    const own = context.req.header("origin") === new URL(context.req.url).origin;
    if (!type || !own) return context.text("This cannot be done.", 400);
    recordEvents(mail, [type]);
    return context.redirect(`/mails/${mail.id}`, 303);
  });
  app.get("/mails/:id/html", (context) => {
    const { html } = find(context);
    context.header("Content-Security-Policy", MAIL_POLICY);
    return context.html(`<base target="_blank">${html}`);
  });

  function find(context: Context): StoredMail {
    const mail = store.find(context.req.param("id") ?? "");
    if (!mail) throw new ResendError(404, "not_found", "Email not found");
    return mail;
  }
  app.notFound(({ req }) => {
    throw new ResendError(501, "not_offered", `The local mailbox does not offer ${req.method} ${req.path}.`);
  });
  app.onError((error, context) => {
    if (!(error instanceof ResendError)) throw error;
    const { statusCode, name, message } = error;
    return context.json({ statusCode, name, message }, statusCode);
  });

  const server = await listen("mail", app.fetch, port).catch((error: unknown) => {
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
