import { Link } from "react-router";
import { useSystemInfo } from "#web/lib/api/use-system-info.ts";
import { currentPath } from "#web/lib/auth/current-path.ts";
import { rememberReturn } from "#web/lib/auth/return-path.ts";
import { formatCredits, formatNumber } from "#web/lib/format.ts";
import { OutsideProviders } from "../sign-in/outside-providers.tsx";
import { SignInLinkForm } from "./sign-in-link-form.tsx";

type Props = {
  title: string;
  /** What it is for, and that nothing is lost on the way. */
  lead: string;
  /** Credits that what comes next costs. */
  price: number;
};

/** Where work of one's own needs an account: the ways in that lead back to this very place, without a password first. */
export function AccountStep({ title, lead, price }: Props) {
  const info = useSystemInfo();
  const bonus = info?.registrationBonus ?? 0;
  return (
    <section aria-labelledby="account-step" className="flex flex-col gap-5">
      <div>
        <h2 id="account-step" className="text-heading">
          {title}
        </h2>
        <p className="mt-2 text-ink-soft">{lead}</p>
        <p className="numbers mt-2 min-h-6">
          It costs {formatCredits(price)}.{bonus > 0 && ` A new account starts with ${formatNumber(bonus)}.`}
        </p>
      </div>
      <SignInLinkForm
        onAsked={() => rememberReturn(currentPath())}
        others={<OutsideProviders callbackUrl={currentPath} sayTerms={false} />}
      />
      <p className="text-ink-soft">
        Have a password?{" "}
        <Link to={`/login?${new URLSearchParams({ callbackUrl: currentPath() })}`} className="link text-ink">
          Sign in
        </Link>
      </p>
    </section>
  );
}
