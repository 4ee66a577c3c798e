import type { NewEmail } from "#db/queries/emails/emails.ts";
import type { Deps } from "#functions/deps.ts";
import { accountEmail } from "#functions/services/accounts/account-email.ts";
import type { EmailParams } from "#schema/emails/email-params.ts";
import type { Taken } from "./takedown-target.ts";

/** To who asked; `id` begins the ids of all emails of a decision. */
export function answerEmail(
  deps: Deps,
  input: { id: string; to: string; taken: readonly Taken[]; answer: string; now: number },
): NewEmail {
  const { id, to, taken, answer, now } = input;
  return accountEmail(deps, {
    id: `${id}decided`,
    to,
    template: "takedown-decided",
    params: { down: downOf(taken), answer },
    onlyTo: "anyone",
    now,
  });
}

function downOf(taken: readonly Taken[]): EmailParams<"takedown-decided">["down"] {
  const [first, ...more] = taken.filter(({ named }) => named !== null);
  if (!first) return "no";
  return more.length > 0 ? "several" : first.kind;
}

/** To whose it was: one for each name, since another attempt with the same photos has the same, and one for pictures. */
export function ownerEmails(
  deps: Deps,
  input: { id: string; taken: readonly Taken[]; now: number },
): NewEmail[] {
  const told = new Map(input.taken.map((one) => [`${one.kind} ${one.userId} ${nameOf(one)}`, one]));
  return Array.from(told.values(), (one) => {
    const about = { id: `${input.id}${one.id}`, to: one.email, now: input.now };
    if (one.kind === "picture")
      return accountEmail(deps, { ...about, template: "pictures-taken-down", params: { model: null } });
    const params = { name: one.name };
    return one.kind === "model"
      ? accountEmail(deps, { ...about, template: "model-taken-down", params })
      : accountEmail(deps, { ...about, template: "voice-taken-down", params });
  });
}

const nameOf = (one: Taken): string => (one.kind === "picture" ? "" : one.name);
