import { Link } from "react-router";
import { rememberReturn } from "#web/lib/auth/return-path.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";

type Props = {
  path: string;
  needs: string;
  /** The path holds what someone wrote: a new account leads back to it too, instead of to its beginning. */
  kept?: boolean;
};

/** Stands where a tool of one's own account is: what one needs, and the two ways in. */
export function SignInFirst({ path, needs, kept = false }: Props) {
  return (
    <section className="for-visitors flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-frame bg-film p-6 text-film-ink sm:p-10">
      <p className="max-w-xl text-lg">{needs}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link
          to="/register"
          prefetch="intent"
          onClick={() => kept && rememberReturn(path)}
          className={buttonClass("primary", "large")}
        >
          Get Started
        </Link>
        <Link
          to={`/login?${new URLSearchParams({ callbackUrl: path })}`}
          prefetch="intent"
          className="link font-medium hover:text-grease"
        >
          Sign in
        </Link>
      </div>
    </section>
  );
}
