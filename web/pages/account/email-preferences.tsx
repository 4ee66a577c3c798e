import { Link, useSearchParams } from "react-router";
import { EmailChoicesByToken } from "#web/features/account/emails/email-choices-by-token.tsx";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Notice } from "#web/ui/status/notice.tsx";

export const meta = () => appMeta("Email preferences");

export default function EmailPreferences() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const token = query.get("token");
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-title">Email preferences</h1>
        {hydrated &&
          (token ? (
            <ApiProvider>
              <EmailChoicesByToken token={token} />
            </ApiProvider>
          ) : (
            <WithoutLink />
          ))}
      </div>
    </div>
  );
}

/** Whoever comes without a mail's link is told where the choices are. */
function WithoutLink() {
  return (
    <Notice className="mt-6">
      Open this page from the link at the bottom of one of our emails. You can also choose your emails in{" "}
      <Link to="/account" className="link">
        your account
      </Link>
      .
    </Notice>
  );
}
