import { useSearchParams } from "react-router";
import { KeepAccount } from "#web/features/account/links/keep-account.tsx";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

export const meta = () => appMeta("Keep your account");

export default function KeepAccountPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <ApiProvider>
          <KeepAccount token={(hydrated ? query.get("token") : null) ?? ""} />
        </ApiProvider>
      </div>
    </div>
  );
}
