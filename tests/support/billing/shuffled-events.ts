import type { Db } from "#db/client.ts";
import type { Deps } from "#functions/deps.ts";
import type { PaymentEvent, Payments } from "#functions/providers/payments/payments.ts";
import { handleEvent } from "#functions/services/billing/events/handle-event.ts";
import { move } from "../database/rows.ts";
import { creditsIn, rowOf } from "../database/sql.ts";

interface Telling {
  deps: Deps;
  random: () => number;
  /** Who spends meanwhile. */
  people: readonly string[];
  /** What the payment provider has told; a step may add to it. */
  events: readonly PaymentEvent[];
  /** What still happens there, in order, while events arrive. */
  steps: (() => unknown)[];
}

/**
 * Tells events in an order of chance until all of them were taken: some twice, some at once, some to a Worker that dies on
 * the way, while people spend what they have. Answers what each spent.
 */
export async function tellShuffled({ deps, random, people, events, steps }: Telling) {
  const { db } = deps;
  const spent = Object.fromEntries(people.map((userId) => [userId, 0]));
  const pending: PaymentEvent[] = [];
  const pick = () => pending.splice(Math.floor(random() * pending.length), 1);
  let told = 0;
  while (steps.length > 0 || pending.length > 0 || told < events.length) {
    if (steps.length > 0 && (pending.length === 0 || random() < 0.25)) steps.shift()?.();
    pending.push(...events.slice(told).flatMap((event) => (random() < 0.3 ? [event, event] : [event])));
    told = events.length;
    const together = Array.from({ length: random() < 0.2 ? 3 : 1 }, pick).flat();
    const deaths = together.map(() => (random() < 0.2 ? Math.ceil(random() * 8) : null));
    const tries = together.map((event, n) => handleEvent(dyingAt(deps, deaths[n] ?? null), event));
    const outcomes = await Promise.allSettled(tries);
    // told again later, as Stripe does
    pending.push(...together.filter((_, n) => outcomes[n]?.status === "rejected"));
    const userId = people[Math.floor(random() * people.length)] ?? "";
    const some = random() < 0.15 ? Math.floor((await creditsIn(db, userId)) * random()) : 0;
    if (some > 0) await db.write([move(userId, -some)]);
    spent[userId] = (spent[userId] ?? 0) + some;
  }
  return spent;
}

/** The Worker, dying at its so manieth call, half of the time after that call had its effect; null: living on. */
function dyingAt(deps: Deps, nth: number | null): Deps {
  let calls = 0;
  const mortal = async <T>(perform: () => Promise<T>): Promise<T> => {
    if (++calls !== nth) return perform();
    if (nth % 2 === 0) await perform();
    throw new Error("died");
  };
  const { db } = deps;
  const write: Db["write"] = (statements) => mortal(() => db.write(statements));
  const read: Db["read"] = (queries) => mortal(() => db.read(queries));
  const methods = Object.entries(deps.payments) as [string, (...args: unknown[]) => Promise<unknown>][];
  const payments = Object.fromEntries(
    methods.map(([name, method]) => [name, (...args: unknown[]) => mortal(() => method(...args))]),
  ) as unknown as Payments;
  return { ...deps, db: Object.assign(Object.create(db) as Db, { write, read }), payments };
}

/** What somebody has, and what their payments granted, owe and gave back. */
export async function sumsOf(db: Db, userId: string) {
  const sums = await rowOf<Record<"credits" | "granted" | "owed" | "clawedBack", number>>(
    db,
    `SELECT u.credits, total(p.grantedCredits) AS granted, total(p.owedCredits) AS owed,
       total(p.clawedBackCredits) AS clawedBack
     FROM user u LEFT JOIN payment p ON p.userId = u.id WHERE u.id = ? GROUP BY u.id`,
    userId,
  );
  if (!sums) throw new Error("nobody");
  return sums;
}
