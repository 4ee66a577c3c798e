import { ApiClient } from "#scripts/api-client.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import type { Harness } from "./harness.ts";
import { newcomer, sessionOf } from "./people.ts";
import { insertInto } from "./rows.ts";
import { cookieFor } from "./signed-in.ts";

/** Registers, verifies and is signed in with an address and from a place of one's choice; `by`: whose link they came by. */
export async function join(harness: Harness, input: { email?: string; ip?: string; by?: string } = {}) {
  const person = newcomer(harness);
  const email = input.email ?? person.email;
  const client = new ApiClient(harness.url, { "cf-connecting-ip": input.ip ?? person.ip });
  if (input.by) await client.fetch(`/r/${input.by}`);
  await client.trpc.account.register.mutate({ name: "Ada", email, password: person.password });
  const token = await waitForToken(harness.cloud.mail.url, email);
  await client.trpc.account.verifyEmail.mutate({ token });
  const userId = await idOf(harness, email);
  // signing in costs a hash, and tests of it are elsewhere
  const actor = { userId, sessionId: crypto.randomUUID() };
  await harness.db.write([sessionOf(actor, harness.now())]);
  client.keep(await cookieFor(harness, actor));
  return { email, client, userId };
}

async function idOf(harness: Harness, email: string): Promise<string> {
  const row = await harness.db.first({ sql: "SELECT id FROM user WHERE email = ?", args: [email] });
  return String(row?.id);
}

/** Someone's movements of credits as they see them, oldest first: how many, why, and of what kind. */
export async function historyOf(client: ApiClient): Promise<[number, string, unknown][]> {
  const { items } = await client.trpc.user.creditHistory.query({ limit: 100 });
  return items.toReversed().map((row) => [row.credits, row.reason, row.reasonExtra?.kind]);
}

/** A promotion code as staff would have made it. */
export async function addPromotion(
  harness: Harness,
  input: {
    createdBy: string;
    code: string;
    credits?: number;
    startsAt?: number;
    endsAt?: number | null;
    maxRedemptions?: number;
    onlyNew?: boolean;
  },
): Promise<string> {
  const id = crypto.randomUUID();
  await harness.db.write([
    insertInto("promotionCode", {
      ...{ id, code: input.code, credits: input.credits ?? 50, note: "", createdBy: input.createdBy },
      ...{ startsAt: input.startsAt ?? 0, endsAt: input.endsAt ?? null, createdAt: harness.now() },
      ...{ maxRedemptions: input.maxRedemptions ?? 100, onlyNew: input.onlyNew ? 1 : 0 },
    }),
  ]);
  return id;
}

export async function makeStaff(harness: Harness, userId: string): Promise<void> {
  await harness.db.write([{ sql: "UPDATE user SET role = 'STAFF' WHERE id = ?", args: [userId] }]);
}
