import { Hono } from "hono";
import { type LocalServer, listen } from "../local-server.ts";
import { realTime, type TimeSource } from "../time-source.ts";
import { answerError, createResendApi } from "./api.ts";
import { fateOf, happen } from "./mail-events.ts";
import { inboxPage, mailPage, readAction } from "./pages.ts";
import { ResendError } from "./resend-error.ts";
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
}

// A mail may style itself and show pictures from this machine; it runs nothing, asks nobody else for anything,
// and its links open in a new tab.
const mailPolicy = [
  "sandbox allow-popups allow-popups-to-escape-sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data: http://127.0.0.1:* http://localhost:*",
].join("; ");

/**
 * Resend on this machine: takes mail over its API, keeps it, sends it nowhere, and tells by signed webhooks what
 * became of it. `/` is a page to read it in; `/inbox?to=address` gives
 * `[{ id, from, to, subject, text, html, createdAt }]`, newest first.
 */
export async function startMail(options: MailOptions): Promise<MailServer> {
  const { dataDir, apiKey, port, time = realTime, webhookRetryScale = 1 } = options;
  const store = openMailStore(dataDir, time);
  const webhooks = startMailWebhooks({ store, time, retryScale: webhookRetryScale });
  const app = new Hono();

  function onSent(mails: StoredMail[]): void {
    const owed = webhooks.wanted();
    for (const mail of mails) {
      for (const type of fateOf(mail)) happen(store, { mail, type, at: time.now(), owed });
    }
    // after the batch this is part of is written
    setImmediate(webhooks.look);
  }
  app.route("/emails", createResendApi({ store, apiKey, onSent }));

  app.get("/inbox", (context) => {
    const mails = store.list({ to: context.req.query("to") });
    return context.json(
      mails.map(({ id, from, to, subject, text, html, createdAt }) => ({
        ...{ id, from, to, subject, text, html, createdAt },
      })),
    );
  });
  app.get("/", (context) => {
    const to = context.req.query("to") ?? "";
    return context.html(inboxPage(store.list({ to }), { to, count: store.count() }));
  });
  app.get("/mails/:id", (context) => {
    const mail = store.find(context.req.param("id"));
    return mail ? context.html(mailPage(mail, store.events.list(mail.id))) : context.notFound();
  });
  app.post("/mails/:id/events", async (context) => {
    const mail = store.find(context.req.param("id"));
    const type = readAction((await context.req.parseBody()).type);
    // a page elsewhere may not press these buttons
    const own = context.req.header("origin") === new URL(context.req.url).origin;
    if (!mail || !type || !own) return context.text("This cannot be done.", 400);
    happen(store, { mail, type, at: time.now(), owed: webhooks.wanted() });
    webhooks.look();
    return context.redirect(`/mails/${mail.id}`, 303);
  });
  app.get("/mails/:id/html", (context) => {
    const mail = store.find(context.req.param("id"));
    if (!mail) return context.notFound();
    context.header("Content-Security-Policy", mailPolicy);
    return context.html(`<base target="_blank">${mail.html ?? ""}`);
  });
  app.notFound((context) => {
    throw new ResendError(404, "not_found", `The local mailbox does not offer ${context.req.path}.`);
  });
  app.onError(answerError);

  const server = await listen("mail", app.fetch, port).catch((error: unknown) => {
    store.close();
    throw error;
  });
  webhooks.send(options.webhook ?? null);
  return {
    ...server,
    sendEventsTo: webhooks.send,
    close: async () => {
      webhooks.close();
      await server.close();
      store.close();
    },
  };
}
