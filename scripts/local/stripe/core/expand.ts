import type { Account } from "./account.ts";
import { embeddedList } from "./objects.ts";
import { refuse } from "./stripe-error.ts";

type Json = Record<string, unknown>;

/** Parts that are left out unless asked for. */
const INCLUDED: Record<string, (account: Account, id: string) => unknown> = {
  "invoice.payments": (account, invoice) =>
    embeddedList(
      account.store.objects.all("invoice_payment", { invoice }),
      `/v1/invoice_payments?invoice=${invoice}`,
    ),
  // stands in the coupon itself where it is limited
  "coupon.applies_to": () => null,
};

/** Puts objects in the place of their ids along `expand[]` paths such as `data.latest_invoice.payments`. */
export function expand<T extends object>(account: Account, answer: T, paths: readonly string[]): T {
  const result = structuredClone(answer);
  for (const path of paths) follow(account, result as Json, path.split("."), path);
  return result;
}

function follow(account: Account, at: Json, [part, ...rest]: string[], path: string): void {
  if (part === undefined) return;
  // where nothing stands now, nothing is put
  if (at[part] === null) return;
  const value = at[part] ?? INCLUDED[`${String(at.object)}.${part}`]?.(account, String(at.id));
  const full = (each: unknown) =>
    typeof each === "string" ? (account.store.objects.findAny(each) ?? each) : each;
  const found = Array.isArray(value) ? value.map(full) : full(value);
  if (found === undefined || (typeof found === "string" && rest.length === 0)) {
    const message = `This property cannot be expanded (${part}). You may want to try expanding '${path}' differently.`;
    refuse(message, { param: "expand" });
  }
  at[part] = found;
  for (const each of Array.isArray(found) ? found : [found]) {
    if (typeof each === "object" && each !== null) follow(account, each as Json, rest, path);
  }
}
