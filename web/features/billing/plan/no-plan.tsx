import { Link } from "react-router";
import { buttonClass } from "#web/ui/controls/button-class.ts";

export function NoPlan() {
  return (
    <>
      <p className="mt-2 font-display text-title">None</p>
      <p className="mt-4 max-w-prose text-ink-soft">
        You don't need one: you can buy credits once, and they don't expire. A plan gives you credits each
        month at a lower price.
      </p>
      <Link to="/pricing" className={`${buttonClass()} mt-6`}>
        See the plans
      </Link>
    </>
  );
}
