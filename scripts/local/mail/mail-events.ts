import type { EventType } from "./event-table.ts";
import { bareAddress } from "./mail.ts";
import type { MailStore, StoredMail } from "./store.ts";

/**
 * What becomes of a mail by itself: Resend's test addresses (`bounced@resend.dev`, `bounced+label@…`) do what they
 * are called, every other one is delivered.
 */
export function fateOf(mail: Pick<StoredMail, "to" | "cc" | "bcc">): EventType[] {
  const names = [...mail.to, ...mail.cc, ...mail.bcc].flatMap(
    (address) =>
      /^(bounced|complained|suppressed)(?:\+[^@]*)?@resend\.dev$/.exec(bareAddress(address))?.[1] ?? [],
  );
  if (names.includes("suppressed")) return ["email.suppressed"];
  if (names.includes("bounced")) return ["email.sent", "email.bounced"];
  const delivered: EventType[] = ["email.sent", "email.delivered"];
  return names.includes("complained") ? [...delivered, "email.complained"] : delivered;
}

/** Writes down that something became of a mail; owes a webhook if somebody asked for them. */
export function happen(
  store: MailStore,
  input: { mail: StoredMail; type: EventType; at: number; link?: string; owed: boolean },
): void {
  const { mail, type, owed } = input;
  store.events.add({ mailId: mail.id, type, owed, payload: JSON.stringify(payloadOf(input)) });
}

/** Resend's webhook body. Source: Resend's documentation, "Event Types". */
function payloadOf({
  mail,
  type,
  at,
  link,
}: {
  mail: StoredMail;
  type: EventType;
  at: number;
  link?: string;
}) {
  const moment = new Date(at).toISOString();
  return {
    type,
    created_at: moment,
    data: {
      created_at: mail.createdAt,
      email_id: mail.id,
      message_id: `<${mail.id}@likeness.local>`,
      from: mail.from,
      to: mail.to,
      subject: mail.subject,
      ...(mail.tags.length > 0 && {
        tags: Object.fromEntries(mail.tags.map(({ name, value }) => [name, value])),
      }),
      ...(type === "email.bounced" && {
        bounce: {
          message: "The recipient's mail server does not know this address.",
          subType: "General",
          type: "Permanent",
        },
      }),
      ...(type === "email.suppressed" && {
        suppressed: { message: "This address is on the suppression list.", type: "OnAccountSuppressionList" },
      }),
      ...(type === "email.clicked" && {
        click: {
          ipAddress: "127.0.0.1",
          link: link ?? firstLink(mail) ?? "",
          timestamp: moment,
          userAgent: "Local mailbox",
        },
      }),
    },
  };
}

function firstLink({ text, html }: StoredMail): string | undefined {
  return /https?:\/\/[^\s<>"]+/.exec(text ?? html?.replaceAll("&amp;", "&") ?? "")?.[0];
}
