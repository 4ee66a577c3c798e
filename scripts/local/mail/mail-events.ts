import type { EventType } from "./event-table.ts";
import { bareAddress } from "./mail.ts";
import type { MailStore, StoredMail } from "./store.ts";

/** What becomes of a mail by itself: Resend's test addresses (`bounced+label@resend.dev`) do what they are called. */
export function fateOf({ to }: Pick<StoredMail, "to">): EventType[] {
  const test = /^(bounced|complained|suppressed)(?:\+[^@]*)?@resend\.dev$/;
  switch (test.exec(bareAddress(to[0] ?? ""))?.[1]) {
    case "suppressed":
      return ["email.suppressed"];
    case "bounced":
      return ["email.sent", "email.bounced"];
    case "complained":
      return ["email.sent", "email.delivered", "email.complained"];
    default:
      return ["email.sent", "email.delivered"];
  }
}

/** Writes down that something became of a mail; owes a webhook if somebody asked for them. */
export function recordEvent(
  store: MailStore,
  input: { mail: StoredMail; type: EventType; at: number; owed: boolean },
): void {
  const { mail, type, owed } = input;
  store.events.add({ mailId: mail.id, type, owed, payload: JSON.stringify(payloadOf(input)) });
}

/** Resend's webhook body. Source: Resend's documentation, "Event Types". */
function payloadOf({ mail, type, at }: { mail: StoredMail; type: EventType; at: number }) {
  return {
    type,
    created_at: new Date(at).toISOString(),
    data: {
      created_at: mail.createdAt,
      email_id: mail.id,
      from: mail.from,
      to: mail.to,
      subject: mail.subject,
      tags: Object.fromEntries(mail.tags.map(({ name, value }) => [name, value])),
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
    },
  };
}
