import { Link } from "react-router";
import { buttonClass } from "#web/ui/button-class.ts";

export function NoPlan() {
  return (
    <>
      <p className="mt-2 font-display text-title">None</p>
      <p className="mt-4 max-w-prose text-ink-soft">
        You do not need one: credits can be bought once, and they do not expire. A plan brings some each month
        for less.
      </p>
      <Link to="/pricing" className={`${buttonClass()} mt-6`}>
        See the plans
      </Link>
    </>
  );
}
