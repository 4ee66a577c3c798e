import { useSearchParams } from "react-router";
import { MailChoicesByToken } from "#web/features/account/mail-choices-by-token.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

export const meta = () => appMeta("Choose what you get");

export default function EmailPreferences() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-title">Choose what you get</h1>
        {hydrated && <MailChoicesByToken token={query.get("token") ?? ""} />}
      </div>
    </div>
  );
}
