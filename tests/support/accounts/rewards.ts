import type { ApiClient } from "#scripts/api-client.ts";
import { type Columns, insertInto } from "../database/rows.ts";
import { sql } from "../database/sql.ts";
import type { Harness } from "../harness.ts";
import { giveSecondFactor } from "./people.ts";

/** Someone's movements of credits as they see them, oldest first: how many, why, and of what kind. */
export async function historyOf(client: ApiClient): Promise<[number, string, unknown][]> {
  const { items } = await client.trpc.user.creditHistory.query({ limit: 100 });
  return items.toReversed().map((row) => [row.credits, row.reason, row.reasonExtra?.kind]);
}

/** A promotion code as staff would have made it. */
export async function addPromotion(
  harness: Harness,
  columns: Columns & { createdBy: string; code: string },
): Promise<string> {
  const id = crypto.randomUUID();
  const usual = {
    credits: 50,
    note: "",
    startsAt: 0,
    endsAt: null,
    maxRedemptions: 100,
    onlyNew: false,
    waits: false,
  };
  const createdAt = harness.now();
  await harness.db.write([insertInto("promotionCode", columns, { id, ...usual, createdAt })]);
  return id;
}

/** Two addresses of one mailbox that nobody has used yet. */
export function sameMailbox(): [string, string] {
  const name = `p${crypto.randomUUID().replaceAll("-", "")}`;
  return [`${name}@gmail.com`, `${name.slice(0, 4)}.${name.slice(4)}+again@googlemail.com`];
}

/** From now on these are accounts of one mailbox, to which nobody else has one. */
export async function shareMailbox(harness: Harness, ...people: readonly { userId: string }[]) {
  const mailboxHash = crypto.randomUUID();
  await harness.db.write(
    people.map(({ userId }) => insertInto("firstProof", { userId, mailboxHash, bonus: 0, createdAt: 1 })),
  );
}

export async function makeAdmin(harness: Harness, userId: string): Promise<void> {
  await harness.db.write([sql("UPDATE user SET role = 'ADMIN' WHERE id = ?", userId)]);
  await giveSecondFactor(harness, { userId });
}
