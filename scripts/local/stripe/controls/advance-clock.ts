import type { Account } from "../core/account.ts";
import { refuse } from "../core/stripe-error.ts";
import { nextAction } from "./scheduler.ts";

/** Lets everything due until now happen, each at its own moment. Answers when the next thing happens by itself, in Unix seconds. */
export function catchUp(account: Account): number | undefined {
  const until = account.now();
  for (;;) {
    const next = account.store.atomically(() => {
      account.begin(null);
      const action = nextAction(account);
      if (action && action.at <= until) account.at(action.at, action.run);
      return action;
    });
    if (!next || next.at > until) return next?.at;
  }
}

/** Moves the time forward, to Unix seconds; what falls due meanwhile happens in order. */
export function advanceClock(account: Account, to: number): void {
  const { store } = account;
  if (to < account.now()) refuse("Time only goes forward.", { param: "to" });
  const shift = (at: number) =>
    store.setNumber("shift", store.number("shift") + Math.max(0, at - account.now()));
  // step by step, so that a stop on the way leaves nothing undone
  for (let next = nextAction(account)?.at; next !== undefined && next <= to; next = nextAction(account)?.at) {
    shift(next);
    catchUp(account);
  }
  shift(to);
}
