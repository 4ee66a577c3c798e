import type { Billing } from "#db/queries/billing/billing.ts";
import { mirrorCustomer } from "#db/queries/billing/stripe-mirror.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";

/**
 * The customer that someone is at the payment provider, made when first needed. Asked for twice at once, the provider
 * makes one (the request's key); cut off in between, its event links it. One who changed their address since is written
 * to there from now on (who buys nothing: `syncCustomerEmails`).
 */
export async function ensureCustomer(ctx: ActorCtx, person: Billing): Promise<string> {
  const { deps, actor } = ctx;
  if (person.customerId) {
    if (person.customerEmail !== person.email) {
      await deps.payments.changeEmail({ customerId: person.customerId, email: person.email });
    }
    return person.customerId;
  }
  const customer = await deps.payments.createCustomer({
    userId: actor.userId,
    email: person.email,
    name: person.name,
    // one that was deleted there is followed by another
    requestKey: `${actor.userId}:customer:${person.customers}`,
  });
  // whoever signed out meanwhile has a customer at the provider all the same
  const statements = mirrorCustomer(deps.db, { ...customer, userId: actor.userId });
  await commit(ctx, { statements, session: "none" });
  return customer.id;
}
