import { Hono } from "hono";
import { type LocalServer, listen } from "../local-server.ts";
import { createResendApi } from "./api.ts";
import { inboxPage, mailPage } from "./pages.ts";
import { MailStore } from "./store.ts";

export interface MailOptions {
  /** Folder of the mailbox; made if it is missing. */
  dataDir: string;
  apiKey: string;
  port?: number;
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
 * Resend on this machine: takes mail over its API, keeps it, sends it nowhere. `/` is a page to read it in;
 * `/inbox?to=address` gives `[{ id, from, to, subject, text, html, createdAt }]`, newest first.
 */
export async function startMail({ dataDir, apiKey, port }: MailOptions): Promise<LocalServer> {
  const store = new MailStore(dataDir);
  const app = new Hono();
  app.route("/emails", createResendApi(store, apiKey));
  app.get("/inbox", (context) => {
    const mails = store.list(context.req.query("to"));
    return context.json(
      mails.map(({ id, from, to, subject, text, html, createdAt }) => ({
        id,
        from,
        to,
        subject,
        text,
        html,
        createdAt,
      })),
    );
  });
  app.get("/", (context) => {
    const to = context.req.query("to") ?? "";
    return context.html(inboxPage(store.list(to), to));
  });
  app.get("/mails/:id", (context) => {
    const mail = store.find(context.req.param("id"));
    return mail ? context.html(mailPage(mail)) : context.notFound();
  });
  app.get("/mails/:id/html", (context) => {
    const mail = store.find(context.req.param("id"));
    if (!mail) return context.notFound();
    context.header("Content-Security-Policy", mailPolicy);
    return context.html(`<base target="_blank">${mail.html ?? ""}`);
  });

  const server = await listen("mail", app.fetch, port);
  return {
    ...server,
    close: async () => {
      await server.close();
      store.close();
    },
  };
}
