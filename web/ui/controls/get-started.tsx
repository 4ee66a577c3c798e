import { Link } from "react-router";
import { useSession } from "#web/lib/auth/session.tsx";
import { type ButtonLook, type ButtonSize, buttonClass } from "./button-class.ts";

type Props = {
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  /** What a visitor has chosen already, as `/register` takes it: a theme, or a theme and a pack. */
  pack?: string;
};

/** The way to one's own pictures: an account for visitors, a pack for who has one. Both labels take the same room. */
export function GetStarted({ look = "primary", size = "large", className = "", pack }: Props) {
  const signedIn = useSession().status === "authenticated";
  const chosen = pack ? `?${new URLSearchParams({ pack })}` : "";
  const labels = ["Get Started", pack?.includes("/") ? "Make this pack" : "Make a pack"] as const;
  return (
    <Link
      to={`${signedIn ? "/packs/new" : "/register"}${chosen}`}
      prefetch="intent"
      className={`${buttonClass(look, size)} ${signedIn ? "" : "for-visitors"} ${className}`}
    >
      <span className="either" data-other={labels[signedIn ? 0 : 1]}>
        {labels[signedIn ? 1 : 0]}
      </span>
    </Link>
  );
}
