import * as z from "zod";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { keptValue } from "#web/lib/storage.ts";

/** Milliseconds. A page to pay at lives for a day; after this long one begins anew. */
const REUSED_FOR = 30 * 60_000;

const checkoutShape = z.object({
  requestKey: z.uuid(),
  /** The price's key, as in schema/billing/billing.ts. */
  item: z.string(),
  at: z.number(),
  /** Where the work waits that it is bought for; a path of this site. */
  from: z
    .string()
    .regex(/^\/(?![/\\])/)
    .nullable(),
});
export type KeptCheckout = z.infer<typeof checkoutShape>;

const checkouts = keptValue("sessionStorage", "likeness.checkouts", (kept) =>
  z.array(checkoutShape).parse(kept),
);

/**
 * The checkout of an item, begun now or a moment ago: kept in this tab, so that a second click or a reload leads to the
 * same page. A plan's takes the place of any other plan's, as it does at the provider.
 */
export function beginCheckout(item: string, from: string | null): KeptCheckout {
  const now = Date.now();
  const all = readAll().filter(({ at }) => now - at < REUSED_FOR);
  const known = all.find((one) => one.item === item);
  const checkout = { requestKey: known?.requestKey ?? randomUuid(), item, at: now, from };
  const isPlan = (key: string) => key.startsWith("plan-");
  const others = all.filter((one) => one.item !== item && !(isPlan(item) && isPlan(one.item)));
  writeAll([...others, checkout]);
  return checkout;
}

export function findCheckout(requestKey: string): KeptCheckout | null {
  return readAll().find((one) => one.requestKey === requestKey) ?? null;
}

/** The one begun last. */
export function latestCheckout(): KeptCheckout | null {
  return readAll().toSorted((a, b) => b.at - a.at)[0] ?? null;
}

/** It is paid: the same item again is another purchase. */
export function forgetCheckout(requestKey: string): void {
  writeAll(readAll().filter((one) => one.requestKey !== requestKey));
}

const readAll = (): KeptCheckout[] => checkouts.read() ?? [];

// where they cannot be kept a reload begins another checkout, which costs nothing
const writeAll = (all: KeptCheckout[]): void => checkouts.write(all);
