import { Link } from "react-router";
import { useSession } from "#web/lib/auth/session.tsx";
import { buttonClass } from "#web/ui/button-class.ts";

type Props = {
  theme: string;
  /** None: to choose among the theme's. */
  pack?: string;
  size?: "normal" | "large";
};

/** The way to one's own pictures: an account for visitors, the pack itself for who has one. */
export function MakePack({ theme, pack, size = "large" }: Props) {
  const session = useSession();
  if (session.status === "authenticated") {
    const wanted = new URLSearchParams({ theme, ...(pack && { pack }) });
    return (
      <Link to={`/packs/new?${wanted}`} prefetch="intent" className={buttonClass("primary", size)}>
        {pack ? "Make this pack" : "Make a pack"}
      </Link>
    );
  }
  return (
    <Link to="/register" prefetch="intent" className={`for-visitors ${buttonClass("primary", size)}`}>
      Get Started
    </Link>
  );
}
