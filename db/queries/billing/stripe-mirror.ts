import { and, eq, sql } from "drizzle-orm";
import { user } from "#db/tables/accounts/account.ts";
import type { Db, Statement } from "../../client.ts";
import {
  stripeCharge,
  stripeCustomer,
  stripePrice,
  stripeProduct,
  stripeSubscription,
} from "../../tables/billing.ts";

/** Rows that say what Stripe says: written whole each time. */

export function mirrorCustomer(db: Db, row: typeof stripeCustomer.$inferInsert): Statement[] {
  const { id: _, userId: __, ...rest } = row;
  return [
    // whose it is never changes
    db.orm.insert(stripeCustomer).values(row).onConflictDoUpdate({ target: stripeCustomer.id, set: rest }),
    row.deleted
      ? {
          sql: "UPDATE user SET stripeCustomerId = NULL WHERE id = ? AND stripeCustomerId = ?",
          args: [row.userId, row.id],
        }
      : {
          sql: "UPDATE user SET stripeCustomerId = ? WHERE id = ? AND stripeCustomerId IS NULL",
          args: [row.id, row.userId],
        },
  ];
}

/** Customers whose person has another address by now than the provider writes to. */
export async function listMovedCustomers(db: Db, limit: number) {
  return db.orm
    .select({ customerId: stripeCustomer.id, email: user.email })
    .from(stripeCustomer)
    .innerJoin(user, and(eq(user.id, stripeCustomer.userId), eq(user.stripeCustomerId, stripeCustomer.id)))
    .where(and(eq(stripeCustomer.deleted, false), sql`${stripeCustomer.email} IS NOT ${user.email}`))
    .limit(limit);
}

/** `replace`: from the event about it. Otherwise only where it is missing, for what refers to it. */
export function mirrorProduct(db: Db, row: typeof stripeProduct.$inferInsert, replace: boolean): Statement {
  const { id: _, ...rest } = row;
  const insert = db.orm.insert(stripeProduct).values(row);
  return replace
    ? insert.onConflictDoUpdate({ target: stripeProduct.id, set: rest })
    : insert.onConflictDoNothing();
}

export function mirrorPrice(db: Db, row: typeof stripePrice.$inferInsert, replace: boolean): Statement {
  const { id: _, ...rest } = row;
  const insert = db.orm.insert(stripePrice).values(row);
  return replace
    ? insert.onConflictDoUpdate({ target: stripePrice.id, set: rest })
    : insert.onConflictDoNothing();
}

/** What is gone at Stripe: what was paid for with it stays. */
export function retireProduct(id: string): Statement {
  return { sql: "UPDATE stripeProduct SET active = 0 WHERE id = ?", args: [id] };
}
export function retirePrice(id: string): Statement {
  return { sql: "UPDATE stripePrice SET active = 0 WHERE id = ?", args: [id] };
}

export function mirrorSubscription(db: Db, row: typeof stripeSubscription.$inferInsert): Statement {
  const { id: _, ...rest } = row;
  return db.orm
    .insert(stripeSubscription)
    .values(row)
    .onConflictDoUpdate({ target: stripeSubscription.id, set: rest });
}

export function mirrorCharge(db: Db, row: typeof stripeCharge.$inferInsert): Statement {
  const { id: _, ...rest } = row;
  return db.orm
    .insert(stripeCharge)
    .values(row)
    .onConflictDoUpdate({
      target: stripeCharge.id,
      set: { ...rest, paymentId: sql`coalesce(excluded."paymentId", ${stripeCharge.paymentId})` },
    });
}
