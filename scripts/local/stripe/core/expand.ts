import { lineItemsOf } from "../checkout/line-items.ts";
import type { Account } from "./account.ts";
import { inner } from "./endpoint.ts";
import { refuse } from "./stripe-error.ts";

const MOST_DEPTH = 4;
type Json = Record<string, unknown>;

/** Parts that are left out unless asked for. */
const INCLUDED: Record<string, (account: Account, object: Json) => unknown> = {
  "checkout.session.line_items": (account, { id }) =>
    inner(lineItemsOf(account, String(id)), `/v1/checkout/sessions/${String(id)}/line_items`),
  "invoice.payments": (account, { id }) =>
    inner(
      account.store.objects.all("invoice_payment", { invoice: String(id) }),
      `/v1/invoice_payments?invoice=${String(id)}`,
    ),
  // stands in the coupon itself where it is limited
  "coupon.applies_to": () => null,
  "charge.refunds": (account, { id }) =>
    inner(account.store.objects.all("refund", { charge: String(id) }), `/v1/charges/${String(id)}/refunds`),
  "customer.subscriptions": (account, { id }) =>
    inner(
      account.store.objects
        .all("subscription", { customer: String(id) })
        .filter(({ status }) => status !== "canceled"),
      `/v1/customers/${String(id)}/subscriptions`,
    ),
};

/** Puts objects in the place of their ids along `expand[]` paths such as `data.latest_invoice.payments`. */
export function expand<T extends object>(account: Account, answer: T, paths: readonly string[]): T {
  const result = structuredClone(answer);
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.filter((part) => part !== "data").length > MOST_DEPTH) {
      refuse(`You cannot expand more than ${MOST_DEPTH} levels of a property (here: '${path}').`);
    }
    follow(account, result as Json, parts, path);
  }
  return result;
}

function follow(account: Account, at: Json, [part, ...rest]: string[], path: string): void {
  if (part === undefined) return;
  // where nothing stands now, nothing is put
  if (at[part] === null) return;
  const value = at[part] ?? INCLUDED[`${String(at.object)}.${part}`]?.(account, at);
  if (value === undefined) {
    const message = `This property cannot be expanded (${part}). You may want to try expanding '${path}' differently.`;
    refuse(message, { param: "expand" });
  }
  const full = (each: unknown) =>
    typeof each === "string" ? (account.store.objects.findAny(each) ?? each) : each;
  at[part] = Array.isArray(value) ? value.map(full) : full(value);
  if (typeof at[part] === "string" && rest.length === 0) {
    refuse(`This property cannot be expanded (${part}).`, { param: "expand" });
  }
  for (const each of Array.isArray(at[part]) ? at[part] : [at[part]]) {
    if (typeof each === "object" && each !== null) follow(account, each as Json, rest, path);
  }
}
