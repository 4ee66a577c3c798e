import type { Account } from "../core/account.ts";
import type { Kinds } from "../core/objects.ts";
import { refuse } from "../core/stripe-error.ts";
import { nextMatter } from "./scheduler.ts";

/**
 * Lets everything due until now happen, each at its own moment, on the clock of all who have no test clock. Answers when
 * the next thing happens by itself, in Unix seconds.
 */
export function catchUp(account: Account): number | undefined {
  const until = account.now();
  for (;;) {
    const next = account.store.atomically(() => {
      account.begin(null);
      const matter = nextMatter(account, null);
      if (!matter || matter.at > until) return matter;
      account.at(matter.at, matter.run);
      return matter;
    });
    if (!next || next.at > until) return next?.at;
  }
}

/** Moves the time of all who have no test clock forward; what falls due meanwhile happens in order. Unix seconds. */
export function travel(account: Account, to: number): void {
  account.begin(null);
  const ahead = to - account.now();
  if (ahead < 0) refuse("Time only goes forward.", { param: "to" });
  const { store } = account;
  // step by step, so that a stop on the way leaves nothing undone
  for (;;) {
    const next = nextMatter(account, null)?.at;
    if (next === undefined || next > to) break;
    store.setFact("shift", store.fact("shift") + Math.max(0, next - account.now()));
    catchUp(account);
  }
  store.setFact("shift", store.fact("shift") + Math.max(0, to - account.now()));
}

/** Moves a test clock to a moment in Unix seconds, and everything on it. */
export function advance(account: Account, clock: Kinds["test_helpers.test_clock"], to: number): void {
  account.keepTimeBy(clock.id);
  for (;;) {
    const next = nextMatter(account, clock.id);
    if (!next || next.at > to) break;
    setTime(account, clock, Math.max(next.at, clock.frozen_time));
    account.keepTimeBy(clock.id);
    next.run();
  }
  setTime(account, clock, to);
}

function setTime(account: Account, clock: Kinds["test_helpers.test_clock"], frozen_time: number): void {
  account.change(clock, { frozen_time });
}
