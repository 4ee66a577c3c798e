import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "#web/ui/controls/button-class.ts";

type Props = {
  itemKey: string;
  label: string;
  /** What exactly is chosen, for whoever does not see what stands around it. */
  name: string;
  look: ButtonLook;
};

/** The button of someone who is not signed in: leads to an account, which nearly all of them need, and the choice goes along. */
export function VisitorChoice({ itemKey, label, name, look }: Props) {
  return (
    <Link
      to={`/register?${new URLSearchParams({ buy: itemKey })}`}
      prefetch="intent"
      aria-label={`${label} ${name}`}
      className={`${buttonClass(look)} for-visitors w-full`}
    >
      {label}
    </Link>
  );
}
