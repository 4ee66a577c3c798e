import { Link } from "react-router";
import { rememberReturn } from "#web/lib/auth/return-path.ts";
import { opensElsewhere } from "#web/lib/opens-elsewhere.ts";
import { type ButtonLook, buttonClass } from "#web/ui/button-class.ts";

type Props = {
  itemKey: string;
  label: string;
  /** What exactly is chosen, for whoever does not see what stands around it. */
  name: string;
  look: ButtonLook;
  onChoose: (itemKey: string) => void;
};

/** The button of someone who is not signed in: asks for that, and the choice is kept. Without scripts it is a link. */
export function VisitorChoice({ itemKey, label, name, look, onChoose }: Props) {
  const back = `/pricing?${new URLSearchParams({ buy: itemKey })}`;
  return (
    <Link
      to={`/login?${new URLSearchParams({ callbackUrl: back })}`}
      aria-label={`${label} ${name}`}
      onClick={(event) => {
        rememberReturn(back);
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChoose(itemKey);
      }}
      className={`${buttonClass(look)} for-visitors w-full`}
    >
      {label}
    </Link>
  );
}
