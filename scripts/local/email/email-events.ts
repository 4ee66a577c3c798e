import { bareAddress } from "./email.ts";
import type { EventType } from "./event-table.ts";
import type { EmailStore, StoredEmail } from "./store.ts";

/** What becomes of an email by itself: Resend's test addresses (`bounced+label@resend.dev`) do what they are called. */
export function fateOf({ to }: Pick<StoredEmail, "to">): EventType[] {
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

/** Writes down that something became of an email; owes a webhook if somebody asked for them. */
export function recordEvent(
  store: EmailStore,
  input: { email: StoredEmail; type: EventType; at: number; owed: boolean },
): void {
  const { email, type, owed } = input;
  store.events.add({ emailId: email.id, type, owed, payload: JSON.stringify(payloadOf(input)) });
}

/** Resend's webhook body. Source: Resend's documentation, "Event Types". */
function payloadOf({ email, type, at }: { email: StoredEmail; type: EventType; at: number }) {
  return {
    type,
    created_at: new Date(at).toISOString(),
    data: {
      created_at: email.createdAt,
      email_id: email.id,
      from: email.from,
      to: email.to,
      subject: email.subject,
      tags: Object.fromEntries(email.tags.map(({ name, value }) => [name, value])),
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
