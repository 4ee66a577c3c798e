import { Link } from "react-router";
import { useSession } from "#web/lib/auth/session.tsx";
import { type ButtonLook, type ButtonSize, buttonClass } from "./button-class.ts";

type Props = {
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  /** What was chosen already: a theme, or a theme and a pack ("theme/pack"). A pack goes along with the training. */
  pack?: string;
  /** A pack that goes along with a visitor's training; who has an account chooses afresh. */
  suggested?: string | null;
  /** Said to everybody, in place of the usual words. */
  label?: string;
};

/** The way to one's own pictures: photos first for visitors, a pack for who has an account. Both labels take the same room. */
export function GetStarted({
  look = "primary",
  size = "large",
  className = "",
  pack,
  suggested,
  label,
}: Props) {
  const signedIn = useSession().status === "authenticated";
  const isPack = pack?.includes("/") === true;
  const withPack = (chosen?: string | null) => (chosen ? `?${new URLSearchParams({ pack: chosen })}` : "");
  const labels = ["Start with your photos", isPack ? "Make this pack" : "Make a pack"] as const;
  return (
    <Link
      to={
        signedIn
          ? `/packs/new${withPack(pack)}`
          : `/tools/trainings/new${withPack(isPack ? pack : suggested)}`
      }
      prefetch="intent"
      className={`${buttonClass(look, size)} ${signedIn ? "" : "for-visitors"} ${className}`}
    >
      {label ?? (
        <span className="either" data-other={labels[signedIn ? 0 : 1]}>
          {labels[signedIn ? 1 : 0]}
        </span>
      )}
    </Link>
  );
}
