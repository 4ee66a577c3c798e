import { useSearchParams } from "react-router";
import { BanAppeal } from "#web/features/account/links/ban-appeal.tsx";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

export const meta = () => appMeta("Ask for a review");

export default function AppealPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <ApiProvider>
          <BanAppeal token={(hydrated ? query.get("case") : null) ?? ""} />
        </ApiProvider>
      </div>
    </div>
  );
}
