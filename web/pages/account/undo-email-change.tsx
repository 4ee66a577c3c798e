import { useSearchParams } from "react-router";
import { UndoEmailChange } from "#web/features/account/links/undo-email-change.tsx";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

export const meta = () => appMeta("Get your account back");

export default function UndoEmailChangePage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <ApiProvider>
          <UndoEmailChange token={(hydrated ? query.get("token") : null) ?? ""} />
        </ApiProvider>
      </div>
    </div>
  );
}
