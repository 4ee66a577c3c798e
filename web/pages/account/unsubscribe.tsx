import { useSearchParams } from "react-router";
import { Unsubscribe } from "#web/features/account/emails/unsubscribe.tsx";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

export const meta = () => appMeta("Unsubscribe");

export default function UnsubscribePage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <ApiProvider>
          <Unsubscribe token={(hydrated ? query.get("token") : null) ?? ""} />
        </ApiProvider>
      </div>
    </div>
  );
}
